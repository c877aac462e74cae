import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#web/document/render-page.server.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import Confirmation from './route.tsx'

function confirmationWith(loaderData: { email: string; isShopEmbedded: boolean }): Promise<string> {
  const Stub = createRoutesStub([{ id: 'confirmation', path: '/', Component: Confirmation }])
  const hydrationData = { loaderData: { confirmation: { number: '10014', picture: '', ...loaderData } } }
  return runWithLocale('de', () => renderPage(<Stub initialEntries={['/']} hydrationData={hydrationData} />))
}

test('a copy is promised only where the shop surely sends one', async () => {
  const email = 'ada@example.com'
  expect(await confirmationWith({ email, isShopEmbedded: true })).toContain('Eine Kopie geht an ada@example.com.')
  const page = await confirmationWith({ email, isShopEmbedded: false })
  expect(page).toContain('Wir antworten an ada@example.com.')
  expect(page).not.toContain('Kopie')
})

test('an order without the customer names no address', async () => {
  expect(await confirmationWith({ email: '', isShopEmbedded: true })).not.toContain('Kopie')
})
