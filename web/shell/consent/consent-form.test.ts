import { expect, test } from 'vitest'
import { chosenConsent } from './consent-form.ts'

const form = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test("the banner's own button leaves statistics off, and an allowed video allowed", () => {
  expect(chosenConsent(form({ choice: 'needed' }), {}, true)).toEqual({ matomo: 'declined', video: 'declined' })
  expect(chosenConsent(form({ choice: 'needed' }), { video: 'accepted' }, true)).toEqual({
    matomo: 'declined',
    video: 'accepted',
  })
})

test('all and none count whatever the switches say', () => {
  const switches = { matomo: 'on' }
  expect(chosenConsent(form({ choice: 'all', ...switches }), {}, true)).toEqual({
    matomo: 'accepted',
    video: 'accepted',
  })
  expect(chosenConsent(form({ choice: 'none', ...switches }), { video: 'accepted' }, true)).toEqual({
    matomo: 'declined',
    video: 'declined',
  })
})

test('a selection has the categories that are switched on, and no earlier ones', () => {
  expect(chosenConsent(form({ choice: 'selection', video: 'on' }), { matomo: 'accepted' }, true)).toEqual({
    matomo: 'declined',
    video: 'accepted',
  })
})

test.each<Record<string, string>>([{}, { choice: 'everything' }, { video: 'on' }])('%j decides nothing', (values) =>
  expect(chosenConsent(form(values), {}, true)).toBeUndefined(),
)

test('without statistics on offer no form accepts them', () => {
  for (const choice of ['needed', 'all', 'none', 'selection'])
    expect(chosenConsent(form({ choice, matomo: 'on' }), { matomo: 'accepted' }, false), choice).toMatchObject({
      matomo: 'declined',
    })
  expect(chosenConsent(form({ choice: 'all' }), {}, false)).toEqual({ matomo: 'declined', video: 'accepted' })
})
