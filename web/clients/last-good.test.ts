import { expect, test, vi } from 'vitest'
import { createLastGood } from './last-good.ts'

function menus() {
  let loaded = 0
  const load = vi.fn<(locale: string) => Promise<string>>(async (locale) => `menu ${locale} ${++loaded}`)
  const onFailure = vi.fn<(failure: unknown) => void>()
  const clock = { time: 1000 }
  const read = createLastGood({ load, freshFor: 100, quietFor: 200, onFailure, now: () => clock.time })
  return { load, onFailure, clock, read }
}
const DOWN = new Error('down')

test('a fresh value is not loaded again, an older one is', async () => {
  const { read, clock, load } = menus()
  expect([await read('de'), await read('de'), await read('en')]).toEqual(['menu de 1', 'menu de 1', 'menu en 2'])
  clock.time += 100
  expect(await read('de')).toBe('menu de 3')
  expect(load).toHaveBeenCalledTimes(3)
})

test('the last good copy covers a failure, which is reported now and then', async () => {
  const { read, clock, load, onFailure } = menus()
  await read('de')
  clock.time += 100
  load.mockRejectedValue(DOWN)
  expect([await read('de'), await read('de')]).toEqual(['menu de 1', 'menu de 1'])
  expect(onFailure.mock.calls).toEqual([[DOWN]])
  clock.time += 200
  expect(await read('de')).toBe('menu de 1')
  expect(load).toHaveBeenCalledTimes(3)
})

test('without a copy the failure is thrown and not retried immediately', async () => {
  const { read, clock, load } = menus()
  load.mockRejectedValueOnce(DOWN)
  await expect(read('de')).rejects.toBe(DOWN)
  await expect(read('de')).rejects.toBe(DOWN)
  clock.time += 200
  expect(await read('de')).toBe('menu de 1')
})

test('while a request hangs, the copy is returned immediately', async () => {
  const { read, clock, load } = menus()
  await read('de')
  clock.time += 100
  const hanging = Promise.withResolvers<string>()
  load.mockReturnValueOnce(hanging.promise)
  const first = read('de')
  expect(await read('de')).toBe('menu de 1')
  hanging.resolve('new')
  expect(await first).toBe('new')
})

test('callers without a copy share one request', async () => {
  const { read, load } = menus()
  expect(await Promise.all([read('de'), read('de')])).toEqual(['menu de 1', 'menu de 1'])
  expect(load).toHaveBeenCalledTimes(1)
})
