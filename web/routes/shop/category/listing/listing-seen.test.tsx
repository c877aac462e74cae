import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { ListingSeen } from './listing-seen.tsx'

const seen = (from: number, shown: number, total: number) =>
  runWithLocale('de', () => renderToString(<ListingSeen listing={{ from, shown, total }} />))

test('past the end of a list nothing is seen: a Shopware gives no total there', () => {
  expect(seen(250, 0, 0)).toBe('')
  expect(seen(0, 24, 86)).toContain('24')
})

test('rows of an earlier page are not counted as seen', () => {
  expect(seen(0, 24, 323)).toContain('24 / 323 gesehen')
  expect(seen(250, 24, 323)).toContain('251–274 / 323 gesehen')
})
