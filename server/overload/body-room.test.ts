import { expect, test } from 'vitest'
import type { ArrivingBody } from './arriving-bodies.ts'
import { createBodyRoom } from './body-room.ts'

const cut: ArrivingBody[] = []
const body = (network?: string, patience = 30): ArrivingBody => {
  const own: ArrivingBody = { network, patience, cut: () => void cut.push(own) }
  return own
}

test('A network has a part of the room, and others have the rest.', () => {
  const room = createBodyRoom({ size: 10, ofNetwork: 4 })
  const first = body('a')
  expect([room.take(first, 3), room.take(body('a'), 1), room.take(body('a'), 1)]).toEqual([true, true, false])
  expect([room.take(body('b'), 4), room.take(body('c'), 3), room.take(body('c'), 2)]).toEqual([true, false, true])
  room.leave(first)
  room.leave(first)
  expect([room.take(body('a'), 3), room.take(body('d'), 1)]).toEqual([true, false])
})

test('Callers of an unknown network have the whole room.', () => {
  const room = createBodyRoom({ size: 10, ofNetwork: 4 })
  expect([room.take(body(), 9), room.take(body(), 1), room.take(body(), 1)]).toEqual([true, true, false])
})

test('If the room is full, the slowest body is cut for a new one, and no body that is fast.', () => {
  const room = createBodyRoom({ size: 3, ofNetwork: 3 })
  const [slow, slower, fast] = [body('a', 20), body('b', 10), body('c', 29)]
  for (const one of [slow, slower, fast]) room.take(one, 1)
  expect([room.take(body('d'), 1), cut]).toEqual([true, [slower]])
  expect([room.take(body('d'), 1), cut]).toEqual([true, [slower, slow]])
  expect([room.take(body('d'), 1), cut]).toEqual([false, [slower, slow]])
})

test('If the part of a network is full, its own slow bodies are cut, and not those of others.', () => {
  cut.length = 0
  const room = createBodyRoom({ size: 10, ofNetwork: 2 })
  const [own, other] = [body('a', 20), body('b', 10)]
  for (const one of [own, other, body('a')]) room.take(one, 1)
  expect([room.take(body('a'), 1), cut]).toEqual([true, [own]])
  expect([room.take(body('a'), 1), cut]).toEqual([false, [own]])
})

test('A body is not cut for itself.', () => {
  cut.length = 0
  const room = createBodyRoom({ size: 2, ofNetwork: 2 })
  const own = body('a', 1)
  expect([room.take(own, 2), room.take(own, 1), cut]).toEqual([true, false, []])
})
