import { expect, test } from 'vitest'
import { orAborted } from './visitor-queues.ts'

test('a wait that is given up before it begins hears the rejection of its promise', async () => {
  const given = Promise.reject(new Error('the connection was closed'))
  await expect(orAborted(given, AbortSignal.abort(new Error('gave up')))).rejects.toThrow('gave up')
})
