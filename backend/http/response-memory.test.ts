import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createResponseMemory, type MemoryLimits } from './response-memory.ts'

const counting = (limits?: Partial<MemoryLimits>) => {
  const remember = createResponseMemory({ characters: 1_000_000, entries: 100, ...limits })
  const made: string[] = []
  const ask = (key: string, version = '1') =>
    remember(version, key, async () => {
      made.push(`${key}@${version}`)
      return 'x'.repeat(1000)
    })
  return { made, ask, remember }
}

describe('createResponseMemory', () => {
  it('makes a response once for a version, also for parallel calls', async () => {
    const { made, ask } = counting()
    await Promise.all([ask('a'), ask('a')])
    await ask('a')
    await ask('a', '2')
    expect(made).toEqual(['a@1', 'a@2'])
  })

  it('evicts the least recently used response when the characters are used up', async () => {
    const { made, ask } = counting({ characters: 2600 })
    await ask('a')
    await ask('b')
    await ask('a')
    await ask('c')
    await ask('a')
    await ask('b')
    expect(made).toEqual(['a@1', 'b@1', 'c@1', 'b@1'])
  })

  it('returns a response of an older version to its caller and does not cache it', async () => {
    const { remember } = counting()
    const { promise, resolve } = Promise.withResolvers<string>()
    const late = remember('1', 'a', () => promise)
    expect(await remember('2', 'a', async () => 'new')).toBe('new')
    resolve('old')
    expect(await late).toBe('old')
    expect(await remember('2', 'a', async () => 'made again')).toBe('new')
  })

  it('does not cache failures', async () => {
    const { remember } = counting()
    await expect(remember('1', 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await remember('1', 'a', async () => 'up')).toBe('up')
  })

  it('evicts the least recently used response when there are too many', async () => {
    const { made, ask } = counting({ entries: 2 })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
    expect(made).toEqual(['a@1', 'b@1', 'c@1', 'b@1'])
  })

  it('counts empty responses, too', async () => {
    const remember = createResponseMemory({ characters: 10_000, entries: 1_000_000 })
    let made = 0
    const ask = (key: string) =>
      remember('1', key, async () => {
        made += 1
        return ''
      })
    for (let n = 0; n < 100; n += 1) await ask(`nothing ${n}`)
    await ask('nothing 0')
    expect(made).toBe(101)
  })

  it('distinguishes long inputs that begin and end alike', async () => {
    const { made, ask } = counting()
    const long = (middle: string) => 'q'.repeat(8000) + middle + 'q'.repeat(8000)
    for (const middle of ['1', '2', '1']) await ask(long(middle))
    expect(made).toHaveLength(2)
  })

  it('needs no more memory than its limit for many long inputs', async () => {
    const characters = 4 * 1024 * 1024
    const remember = createResponseMemory({ characters, entries: 5_000 })
    const before = await settledHeap()
    for (let n = 0; n < 30_000; n += 1) await remember('1', `${n}${'ü'.repeat(7_000)}`, async () => '{}')
    const grown = (await settledHeap()) - before
    // At most two bytes a character. Stored but uncounted keys once took 400 MB.
    expect(grown).toBeLessThan(2 * characters)
    await remember('1', 'still in use', async () => '')
  })
})

/** Bytes of the heap in use after garbage collection. */
async function settledHeap(): Promise<number> {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
