import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useDocumentPage } from './use-document-page.ts'

const Paths = () => (
  <>
    {useDocumentPage('privacy', 'de')} {useDocumentPage('terms', 'nl')}
  </>
)

const draw = (frame: object | null) =>
  renderToString(
    <RouterProvider
      router={createMemoryRouter([{ id: 'root', path: '/', loader: () => frame, Component: Paths }], {
        hydrationData: { loaderData: { root: frame } },
      })}
    />,
  ).replaceAll('<!-- -->', '')

test('Pages about data protection and terms are those in the settings of the company.', () => {
  const documentPages = { privacy: { de: '/de/datenschutz' }, terms: { nl: '/nl/voorwaarden' } }
  expect(draw({ company: { documentPages } })).toBe('/de/datenschutz /nl/voorwaarden')
})

test('Without the frame of pages it is home.', () => expect(draw(null)).toBe('/de /nl'))
