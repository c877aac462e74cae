import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const refused = expect.objectContaining({ status: 400 })

describe('readQuery', () => {
  it('nests brackets and makes lists of indexes', () => {
    expect(readQuery('?a=1&b[c][d]=2&e[]=3&e[]=4&f[0][g]=5&f[1][g]=6')).toEqual({
      a: '1',
      b: { c: { d: '2' } },
      e: ['3', '4'],
      f: [{ g: '5' }, { g: '6' }],
    })
  })

  it('decodes names and values and takes the last of two equal names', () => {
    expect(readQuery('?a%5B0%5D=x+y%20z&b=1&b=%C3%BC')).toEqual({ a: ['x y z'], b: 'ü' })
  })

  it('reads indexes with gaps as a list in their order', () => {
    expect(readQuery('?a[3]=y&a[1]=x')).toEqual({ a: ['x', 'y'] })
  })

  it('does not reach prototypes', () => {
    const query = '__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1&toString=1'
    expect(Object.entries(readQuery(query))).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('prefers the packed criteria to plain parameters', () => {
    const packed = gzipSync('{"limit":5}').toString('base64url')
    expect(readQuery(`?limit=1&page=2&_criteria=${packed}`)).toEqual({ limit: 5, page: '2' })
  })

  it('refuses packed criteria that are malformed or nest without end', () => {
    const deep = `{"filter":${'['.repeat(3000)}${']'.repeat(3000)}}`
    for (const packed of ['x', gzipSync('{').toString('base64url'), gzipSync(deep).toString('base64url')]) {
      expect(() => readQuery(`_criteria=${packed}`)).toThrowError(refused)
    }
  })

  it.each([
    ['24 levels', `a${'[b]'.repeat(24)}=1`, `a${'[b]'.repeat(25)}=1`],
    ['1000 parameters', parameters(1000), parameters(1001)],
    ['500 values in a list', 'a[]=1&'.repeat(500), 'a[]=1&'.repeat(501)],
  ])('accepts %s and refuses one more', (_, most, more) => {
    expect(Object.keys(readQuery(most))).not.toEqual([])
    expect(() => readQuery(more)).toThrowError(refused)
  })
})

function parameters(count: number): string {
  return Array.from({ length: count }, (_, index) => `p${index}=1`).join('&')
}
