import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { LanguageHead } from './language-head.tsx'

const PATHS = { de: '/de/shop/category/stabe', en: '/en/shop/category/rods' }

/** The canonical address and the languages of a page with this loader data. */
function headOf(data: object) {
  const head = () => <LanguageHead publicUrl="https://www.example.com" defaultLocale="en" />
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: head, loader: () => data }], {
    initialEntries: [`${PATHS.de}?p=2`],
    hydrationData: { loaderData: { page: data } },
  })
  const html = runWithLocale('de', () => renderToString(<RouterProvider router={router} />))
  return {
    canonical: /rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    languages: [...html.matchAll(/hrefLang="([^"]+)"/gi)].map(([, language]) => language),
  }
}

test('the first page of a list is its own canonical address, in all its languages', () => {
  expect(headOf({ alternates: PATHS })).toEqual({
    canonical: `https://www.example.com${PATHS.de}`,
    languages: ['de', 'en', 'x-default'],
  })
})

test('a further page has a canonical address of its own, and no languages of the first one', () => {
  expect(headOf({ alternates: PATHS, canonical: `${PATHS.de}?p=2` })).toEqual({
    canonical: `https://www.example.com${PATHS.de}?p=2`,
    languages: [],
  })
})
