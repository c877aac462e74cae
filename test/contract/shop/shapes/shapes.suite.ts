import { expect, it } from 'vitest'
import type { AskEndpoint } from '#test/contract/shop/endpoint.ts'
import { callerOf } from './caller.ts'
import { BY_ANOTHER_BROWSER, RECORDINGS } from './cases.ts'
import { compareWithRecording } from './recording.ts'

/** Compares a shop's responses with those recorded at a Shopware; `differences` are the expected ones. */
export function shapesSuite(ask: AskEndpoint, differences: Parameters<typeof compareWithRecording>[0]): void {
  const { unexplained, unused } = compareWithRecording(differences)

  it.each(RECORDINGS)('%s has the recorded status, token, errors, keys and nulls', async (name, send) => {
    expect(unexplained(name, await send(callerOf(ask)))).toEqual([])
  })

  it.each(Object.entries(BY_ANOTHER_BROWSER))(
    '%s has the recorded status, token, errors, keys and nulls, read by another visitor',
    async (name, send) => {
      expect(unexplained(name, await send(callerOf(ask), callerOf(ask)))).toEqual([])
    },
  )

  it('every listed difference still exists', () => {
    expect(unused()).toEqual([])
  })
}
