import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const read = (query: string) => readQuery(new URLSearchParams(query))

describe('readQuery', () => {
  it('nests brackets and makes lists of indexes', () => {
    expect(read('a=1&b[c][d]=2&e[]=3&e[]=4&f[0][g]=5&f[1][g]=6')).toEqual({
      a: '1',
      b: { c: { d: '2' } },
      e: ['3', '4'],
      f: [{ g: '5' }, { g: '6' }],
    })
  })

  it('keeps an object whose keys are no run of indexes', () => {
    expect(read('a[1]=x&a[3]=y')).toEqual({ a: { 1: 'x', 3: 'y' } })
  })

  it('does not reach prototypes', () => {
    read('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('refuses packed criteria that nest without end', () => {
    const deep = `{"filter":${'['.repeat(3000)}${']'.repeat(3000)}}`
    const packed = gzipSync(deep).toString('base64url')
    expect(() => read(`_criteria=${packed}`)).toThrowError(expect.objectContaining({ status: 400 }))
  })

  it('refuses brackets without end', () => {
    expect(() => read(`a${'[b]'.repeat(50)}=1`)).toThrowError(expect.objectContaining({ status: 400 }))
  })
})
