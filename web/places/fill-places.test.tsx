import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { CartBadge } from './cart-badge.tsx'
import { cartBadgeHtml, filledSample, placeTexts } from './fill-places.server.tsx'
import { PLACE_NAMES } from './place-mark.ts'

const NOBODY = {
  hasSession: false,
  isSignedIn: false,
  cartCount: 0,
  hasDecided: false,
  flash: undefined,
  areCookiesBlocked: false,
}

test('a visitor without a session gets nothing, whatever the count', () => {
  expect(placeTexts('de', PLACE_NAMES, { ...NOBODY, cartCount: 3 })).toEqual({
    account: '',
    'cart-count': '',
    consent: '',
    flash: '',
    'form-token': '',
  })
})

describe.each(LOCALES)('in %s', (locale) => {
  test.each([1, 2, 5, 21, 1234])('the badge of %i pieces is what React renders', (count) => {
    const rendered = runWithLocale(locale, () => renderToStaticMarkup(<CartBadge count={count} />))
    expect(cartBadgeHtml(count, locale)).toBe(rendered)
    expect(placeTexts(locale, ['cart-count'], { ...NOBODY, hasSession: true, cartCount: count })).toEqual({
      'cart-count': rendered,
    })
  })
})

test('an empty cart of a visitor with a session is told from no session', () => {
  expect(placeTexts('de', ['cart-count'], { ...NOBODY, hasSession: true })['cart-count']).not.toBe('')
})

test('a text cannot bring markup', () => {
  const { flash } = placeTexts('de', ['flash'], { ...NOBODY, flash: '<img src=x onerror=alert(1)> & "more"' })
  expect(flash).toContain('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;</p>')
})

test('only the requested places are made, and the sample has all of them', () => {
  expect(Object.keys(placeTexts('de', ['flash'], NOBODY))).toEqual(['flash'])
  for (const part of ['<p>', 'aria-hidden', 'form-token']) expect(filledSample('de')).toContain(part)
})
