import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'
import type { ToolName } from '#contracts/tool-name.ts'
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
  ['site_cut_list', 'cut-list'],
  ['site_cad', 'cad'],
] as const)('%s leads to its tool, or to the engineers of a site without it.', async (type, tool) => {
  const linksOf = async (tools: ToolName[]) => {
    const page = await renderContentPage({ main: [{ type, content }], tools })
    expect(page.getByText('Which plastic withstands it?')).toBeDefined()
    return page.getAllByRole('link').map((link) => link.getAttribute('href'))
  }
  expect(await linksOf([tool])).toEqual([toolAddress('de', tool)])
  expect(await linksOf([])).toEqual(['/de/kontakt/anwendungstechnik'])
})

test('The plastics of an introduction are a list with a name.', async () => {
  const page = await renderContentPage({ main: [{ type: 'site_chemical_resistance', content }] })
  expect(page.getByRole('list', { name: 'Werkstoffe' }).textContent).toBe('PVDFPEEK')
})

test.each([
  ['site_chemical_resistance', 'chemical-resistance', ['medium', 'temperature']],
  ['site_chain_rack', 'chain-rack', ['typed', 'chain', 'z', 'n', 'l']],
  ['site_cut_list', 'cut-list', ['item', 'list']],
  ['site_cad', 'cad', ['number', 'length']],
] as const)(
  '%s asks its main question where it is placed, and the page of its tool answers.',
  async (type, tool, names) => {
    const { body } = await renderContentPage({ main: [{ type, content }] })
    const form = body.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', toolAddress('de', tool)])
    const fields = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'))
    expect(fields).toEqual(names)
  },
)
