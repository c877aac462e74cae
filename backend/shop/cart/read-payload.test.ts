import { describe, expect, it } from 'vitest'
import { mergePayloads, readPayload } from './read-payload.ts'

describe('readPayload', () => {
  it("keeps unknown keys and ignores the shop's own", () => {
    expect(readPayload({ description: 'x', drawing: ['a', 1], productNumber: 'FREE', customFields: {} })).toEqual({
      payload: { description: 'x', drawing: ['a', 1] },
    })
    expect(readPayload([])).toEqual({ payload: {} })
    expect(readPayload(undefined)).toEqual({ payload: {} })
  })

  it('keeps a backslash of a text, whatever letters follow it', () => {
    const note = String.raw`\\server\udaten\u0000`
    expect(readPayload({ note })).toEqual({ payload: { note } })
  })

  it.each([
    [{ cut_length: '500' }, 'cut_length'],
    [{ plastic_format: { strength: 1, width: 2 } }, 'plastic_format/length'],
    [{ description: 'a\0b' }, ''],
    [{ description: 'half a character: \ud83d' }, ''],
    [{ description: 'x'.repeat(9000) }, ''],
    ['text', ''],
  ])('refuses %j', (given, field) => {
    expect(readPayload(given)).toMatchObject({ field })
  })

  it('merges key by key, and null removes a key', () => {
    expect(mergePayloads({ cut_length: 500, description: 'a' }, { description: 'b' })).toEqual({
      cut_length: 500,
      description: 'b',
    })
    const given = readPayload({ cut_length: null })
    expect('payload' in given && mergePayloads({ cut_length: 500, description: 'a' }, given.payload)).toEqual({
      description: 'a',
    })
  })
})
