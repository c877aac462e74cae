import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'
import { toolAddress } from '#web/tools/tool-pages.ts'

const content = {
  header: 'Chemical resistance',
  introText: '<p>Which plastic withstands it?</p>',
  materials: ['PVDF', 'PEEK'],
  enquiryLink: { href: '/de/kontakt/anwendungstechnik', title: 'Ask an engineer' },
}

test.each([
  ['site_chemical_resistance', 'chemical-resistance'],
  ['site_chain_rack', 'chain-rack'],
] as const)('%s leads to its tool, or to the engineers as long as there is none.', (type, tool) => {
  const page = renderContentPage({ main: [{ type, content }] })
  expect(page.getByText('Which plastic withstands it?')).toBeDefined()
  const address = toolAddress('de', tool)
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    address ?? '/de/kontakt/anwendungstechnik',
  ])
})

test('The plastics of an introduction are a list with a name.', () => {
  const page = renderContentPage({ main: [{ type: 'site_chemical_resistance', content }] })
  expect(page.getByRole('list', { name: 'Werkstoffe' }).textContent).toBe('PVDFPEEK')
})
