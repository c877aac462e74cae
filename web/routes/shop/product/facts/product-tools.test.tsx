import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#web/document/render-page.server.ts'
import { runWithLocale } from '#web/i18n/locale.server.ts'
import { pageBody } from '#test/support/page-dom.ts'
import { ProductTools } from './product-tools.tsx'

const CUT = { bar: 2000, min: 20, max: 2000, step: 1, kerf: 4, tolerance: '±0.5' }
const GUIDES = ['CT-06B1-S-2000', 'CT-08B1-S-2000'].map((number) => ({ number, cut: CUT }))
const RACKS = { 'CT-06B1-S-2000': 'chain=06B&z=17', 'CT-08B1-S-2000': 'chain=08B&z=17' }

async function linksOf(props: Parameters<typeof ProductTools>[0]) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <ProductTools {...props} /> }])
  const page = pageBody(await runWithLocale('de', () => renderPage(<Stub initialEntries={['/']} />)))
  return [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test('a chosen guide opens the rack of its chain, and the cutting list with its number', async () => {
  expect(await linksOf({ variants: GUIDES, variant: 'CT-08B1-S-2000', racks: RACKS })).toEqual([
    '/de/tools/chain-rack?chain=08B&z=17',
    '/de/tools/cut-list?item=CT-08B1-S-2000',
  ])
})

test('without a choice the rack is the tool’s example, not that of some chain', async () => {
  const [rack] = await linksOf({ variants: GUIDES, variant: undefined, racks: RACKS })
  expect(rack).toBe('/de/tools/chain-rack')
})

test('a product that is neither a guide nor cut leads to no tool', async () => {
  expect(await linksOf({ variants: [{ number: 'KR-1', cut: undefined }], variant: 'KR-1', racks: {} })).toEqual([])
})
