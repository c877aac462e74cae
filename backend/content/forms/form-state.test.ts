import { expect, test } from 'vitest'
import { createFormStates } from './form-state.ts'

const START = new Date('2026-11-22T10:00:00Z')
let now = START
const states = createFormStates('secret', () => now)

test('A state is opened with its age by any process with the secret, and by no other.', () => {
  now = START
  const state = states.make('contact-1')
  const sealed = states.seal(state)
  now = new Date(START.getTime() + 5000)
  expect(createFormStates('secret', () => now).open(sealed, 'contact-1')).toEqual({ state, age: 5 })
  expect(createFormStates('other', () => now).open(sealed, 'contact-1')).toBe('forged')
})

test('A state of another form, a changed one and one without a signature are forged.', () => {
  const sealed = states.seal(states.make('contact-1'))
  const [, signature] = sealed.split('.')
  const changed = Buffer.from('{"formId":"contact-1","nonce":"x","madeAt":0}').toString('base64url')
  expect(states.open(sealed, 'contact-2')).toBe('forged')
  for (const given of ['', 'x', `${changed}.${signature}`, `${changed}.`])
    expect(states.open(given, 'contact-1')).toBe('forged')
})

test('A state ends after a day, and is renewed with the same nonce, trap, folder and age.', () => {
  now = START
  const state = states.make('contact-1')
  now = new Date(START.getTime() + 25 * 3_600_000)
  expect(states.open(states.seal(state), 'contact-1')).toBe('old')
  const renewed = states.renew(state)
  expect(states.open(states.seal(renewed), 'contact-1')).toEqual({ state: renewed, age: 90_000 })
  expect([states.trapOf(renewed), states.folderOf(renewed)]).toEqual([states.trapOf(state), states.folderOf(state)])
})
