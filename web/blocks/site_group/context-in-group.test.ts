import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const text = (header: string) => ({ type: 'text', content: { header, bodytext: '<p>x</p>' } })
const group = (header: string, ...children: object[]) => ({
  type: 'site_group',
  content: { header, columns: 3 },
  children: children.map((child, index) => ({ id: 100 + index, ...child })),
})

test('The elements of a group are below its header, one level deeper.', async () => {
  const page = await renderContentPage({ main: [group('Materials', text('Sheets'), text('Rods'))] })
  const section = page.getByRole('region', { name: 'Materials' })
  expect(page.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Title of the page'],
    ['H2', 'Materials'],
    ['H3', 'Sheets'],
    ['H3', 'Rods'],
  ])
  expect(section.contains(page.getByRole('heading', { name: 'Rods' }))).toBe(true)
})

test('The elements of a group without a header keep their level.', async () => {
  const page = await renderContentPage({ main: [group('', text('Sheets'))] })
  expect(page.getByRole('heading', { level: 2, name: 'Sheets' })).toBeDefined()
})

test('A group in a section goes down to the fourth level.', async () => {
  const main = [{ type: 'site_section', content: { header: 'Products' } }, group('Materials', text('Sheets'))]
  expect((await renderContentPage({ main })).getByRole('heading', { level: 4, name: 'Sheets' })).toBeDefined()
})
