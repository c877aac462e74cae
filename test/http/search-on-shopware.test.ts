import { expect, test } from 'vitest'
import { pageBody } from '#test/support/page-dom.ts'
import { sharedSiteOnShopware } from '#test/support/shopware/site-on-shopware.ts'
import { visit } from '#test/support/visitor.ts'

const { site } = await sharedSiteOnShopware()

test('header and search say that the search does not find products', async () => {
  const html = await (await visit(site.url).get('/de/search?term=GL-001')).text()
  const text = pageBody(html).querySelector('main')?.textContent ?? ''
  expect(html).toContain('placeholder="Seite, Ansprechpartner, Download …"')
  expect(html).not.toContain('placeholder="Artikelnummer')
  expect(text).toContain('Die Produkte des Shops findet diese Suche noch nicht')
  expect(text).toContain('Das Sortiment ansehen · Artikelnummern eingeben')
  expect(text).not.toContain('Suchen Sie nach Kettennorm')
})
