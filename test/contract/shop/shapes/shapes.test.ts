import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useTinyShop } from '#test/contract/shop/tiny-shop.ts'
import { BY_DEEP_LINK, callerOf, RECORDINGS } from './cases.ts'
import { DIFFERENCES } from './differences.ts'
import { compareWithRecording, RECORDED } from './recording.ts'

const ask = useTinyShop()
const { unexplained, unused } = compareWithRecording(DIFFERENCES)

describe('the embedded shop answers as a Shopware does', () => {
  it.each(RECORDINGS)('%s has the recorded status, token, errors, keys and nulls', async (name, send) => {
    expect(unexplained(name, await send(callerOf(ask)))).toEqual([])
  })

  it.each(Object.entries(BY_DEEP_LINK))(
    '%s has the recorded status, token, errors, keys and nulls',
    async (name, send) => {
      expect(unexplained(name, await send(callerOf(ask), callerOf(ask)))).toEqual([])
    },
  )

  it('has a recording that a request belongs to, and for no other', () => {
    const names = readdirSync(RECORDED).map((file) => file.replace('.json', ''))
    const sent = [...RECORDINGS.map(([name]) => name), ...Object.keys(BY_DEEP_LINK)]
    expect(names.toSorted()).toEqual(sent.toSorted())
  })

  it('has no reason for a difference that is none', () => {
    expect(unused()).toEqual([])
  })
})
