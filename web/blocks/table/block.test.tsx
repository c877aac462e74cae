import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const rows = [
  ['Grade', 'Density'],
  ['PE-UHMW', '0,93'],
  ['PA6', ''],
]
const page = (content: object) =>
  renderContentPage({ main: [{ type: 'table', content: { bodytext: rows, tableCaption: 'Grades', ...content } }] })

test('the first row heads the columns, and the last is a footer where its author says so', async () => {
  const { getByRole, getAllByRole, body } = await page({ tableHeaderPosition: 1, tableTfoot: '1' })
  expect(getByRole('table', { name: 'Grades' })).toBeDefined()
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Grade', 'Density'])
  expect(body.querySelector('tfoot')?.textContent).toContain('PA6')
})

test('the first cell heads each row where its author says so', async () => {
  const { getAllByRole } = await page({ tableHeaderPosition: '2' })
  expect(getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Grade', 'PE-UHMW', 'PA6'])
})

test('without a header position all cells are data, and a short row is filled up', async () => {
  const { body } = await page({ bodytext: [['a', 'b'], ['c']], tableHeaderPosition: 0 })
  expect(body.querySelectorAll('th')).toHaveLength(0)
  expect(body.querySelectorAll('td')).toHaveLength(4)
})

test('the scrolling part can be reached by keyboard and has the name of the table', async () => {
  expect((await page({})).getByRole('region', { name: 'Grades' }).getAttribute('tabindex')).toBe('0')
})
