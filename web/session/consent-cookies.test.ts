import { expect, test } from 'vitest'
import { consentCookies, readConsent } from './consent-cookies.ts'

const SITE = { isSecure: false, hasStatistics: true }
const stored = (cookies: readonly string[]): string => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

test('Choices are read as they were stored, among other cookies.', () => {
  for (const consent of [{}, { video: 'accepted' }, { matomo: 'declined', video: 'accepted' }] as const)
    expect(readConsent(`language=de; ${stored(consentCookies(consent, SITE))}; flash=x`)).toEqual(consent)
})

test.each([
  '',
  'cookie-settings-video=yes',
  'my-cookie-settings-video=accepted',
  'cookie-settings=all-cookies-accepted',
])('Without a choice of ours nothing is agreed to: %j.', (cookies) => {
  expect(readConsent(cookies)).toEqual({})
})

test('A choice at a video leaves the rest undecided: the visitor is still asked.', () => {
  expect(stored(consentCookies({ video: 'accepted' }, SITE))).toBe('cookie-settings-video=accepted')
})

test.each([
  [{ matomo: 'accepted', video: 'accepted' }, 'all-cookies-accepted'],
  [{ matomo: 'declined', video: 'declined' }, 'all-cookies-declined'],
  [{ matomo: 'declined', video: 'accepted' }, 'some-cookies-accepted'],
] as const)('%j is summed up as %s.', (consent, summary) => {
  expect(consentCookies(consent, SITE).at(-1)).toMatch(new RegExp(`^cookie-settings=${summary};`))
})

test.each([
  [{ matomo: 'declined', video: 'accepted' }, 'all-cookies-accepted'],
  [{ matomo: 'declined', video: 'declined' }, 'all-cookies-declined'],
] as const)('Without a Matomo %j is summed up as %s.', (consent, summary) => {
  const cookies = consentCookies(consent, { ...SITE, hasStatistics: false })
  expect(cookies.at(-1)).toMatch(new RegExp(`^cookie-settings=${summary};`))
})

test('The cookies last 365 days, on the whole site, and are secure where the site is.', () => {
  expect(consentCookies({ video: 'declined' }, { ...SITE, isSecure: true })).toEqual([
    'cookie-settings-video=declined; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  ])
  expect(consentCookies({ video: 'declined' }, SITE)[0]).not.toContain('Secure')
})
