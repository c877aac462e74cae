import { describe, expect, it } from 'vitest'
import { createAnswerMemory } from './answer-memory.ts'

const counting = (room?: number) => {
  const remember = createAnswerMemory(room)
  const made: string[] = []
  const ask = (key: string, version = '1') =>
    remember(version, key, async () => {
      made.push(`${key}@${version}`)
      return 'x'.repeat(10)
    })
  return { made, ask, remember }
}

describe('createAnswerMemory', () => {
  it('makes an answer once for a version', async () => {
    const { made, ask } = counting()
    await Promise.all([ask('a'), ask('a')])
    await ask('a')
    await ask('a', '2')
    expect(made).toEqual(['a@1', 'a@2'])
  })

  it('drops what was asked for least recently when there is no room', async () => {
    const { made, ask } = counting(25)
    await ask('a')
    await ask('b')
    await ask('a')
    await ask('c')
    await ask('a')
    await ask('b')
    expect(made).toEqual(['a@1', 'b@1', 'c@1', 'b@1'])
  })

  it('does not keep failures', async () => {
    const { remember } = counting()
    await expect(remember('1', 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await remember('1', 'a', async () => 'up')).toBe('up')
  })
})
