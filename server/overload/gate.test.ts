import { expect, test } from 'vitest'
import { createGate, Overloaded, type GateOptions, type Rank } from './gate.ts'

/** A gate whose event loop turns on command. */
function gateOf(options: Partial<GateOptions> = {}) {
  const clock = { time: 0 }
  const turns: (() => void)[] = []
  const gate = createGate({
    underWay: 1,
    line: { write: 2, checkout: 2, read: 2 },
    longestWait: 1_000,
    now: () => clock.time,
    nextTurn: (callback) => turns.push(callback),
    ...options,
  })
  const begun: string[] = []
  const enter = async (name: string, rank: Rank = 'read', isWanted = () => true) => {
    try {
      const leave = await gate.enter(rank, isWanted)
      begun.push(name)
      return leave
    } catch (error) {
      begun.push(`${name} refused`)
      if (!(error instanceof Overloaded)) throw error
      return () => {}
    }
  }
  const turn = async () => {
    for (const callback of turns.splice(0)) callback()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { gate, enter, turn, begun, clock }
}

test('Work begins at once, the next one when it is done.', async () => {
  const { enter, turn, begun } = gateOf()
  const leave = await enter('first')
  const second = enter('second')
  await turn()
  expect(begun).toEqual(['first'])
  leave()
  await second
  expect(begun).toEqual(['first', 'second'])
})

test('One piece of work begins per turn of the event loop.', async () => {
  const { enter, turn, begun } = gateOf({ underWay: 3 })
  const all = ['a', 'b', 'c'].map((name) => enter(name))
  await all[0]
  expect(begun).toEqual(['a'])
  await turn()
  expect(begun).toEqual(['a', 'b'])
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('Writes go first, then the pages of a quote request.', async () => {
  const { enter, turn, begun } = gateOf()
  let leave = await enter('first')
  const waiting = [enter('read'), enter('checkout', 'checkout'), enter('write', 'write')]
  for (const next of [2, 1, 0]) {
    await turn()
    leave()
    leave = (await waiting[next]) ?? leave
  }
  expect(begun).toEqual(['first', 'write', 'checkout', 'read'])
})

test('A full queue refuses at once, and only its own rank.', async () => {
  const { gate, enter } = gateOf()
  await enter('under way')
  void enter('a')
  void enter('b')
  expect([gate.isFull('read'), gate.isFull('write')]).toEqual([true, false])
  await expect(gate.enter('read')).rejects.toBeInstanceOf(Overloaded)
})

test('Work that waited too long is refused, even if nothing ever finishes.', async () => {
  const { gate, clock } = gateOf()
  await gate.enter('read')
  const waiting = gate.enter('write')
  clock.time = 1_001
  await expect(waiting).rejects.toBeInstanceOf(Overloaded)
  expect(gate.isFull('write')).toBe(false)
})

test('Work whose client has gone does not begin.', async () => {
  const { enter, turn, begun } = gateOf()
  const leave = await enter('first')
  const all = [enter('gone', 'read', () => false), enter('second')]
  await turn()
  leave()
  await Promise.all(all)
  expect(begun).toEqual(['first', 'gone refused', 'second'])
})

test('A place that is given back twice counts once.', async () => {
  const { enter, turn, begun } = gateOf()
  const leave = await enter('first')
  void enter('second')
  void enter('third')
  await turn()
  leave()
  leave()
  await turn()
  expect(begun).toEqual(['first', 'second'])
})
