import { expect, test } from 'vitest'
import { runExclusively } from './run-exclusively.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('tasks that read and then write lose no update', async () => {
  let stored = 0
  const add = async () => {
    const read = stored
    await pause(2)
    stored = read + 1
  }
  await Promise.all(Array.from({ length: 10 }, () => runExclusively('token', add)))
  expect(stored).toBe(10)
})

test('other visitors do not wait, and a failure blocks no later task', async () => {
  const order: string[] = []
  const failed = runExclusively('a', async () => {
    await pause(5)
    order.push('a fails')
    throw new Error('no')
  })
  const next = runExclusively('a', async () => void order.push('a goes on'))
  const other = runExclusively('b', async () => void order.push('b'))
  await expect(failed).rejects.toThrow('no')
  await Promise.all([next, other])
  expect(order).toEqual(['b', 'a fails', 'a goes on'])
})
