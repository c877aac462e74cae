import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const render = (bulletsType: number, bodytext: unknown) =>
  renderContentPage({ main: [{ type: 'bullets', content: { bulletsType, bodytext } }] })

test.each([
  [0, 'UL'],
  [1, 'OL'],
])('bullets of kind %i are rendered as the list %s', async (kind, tag) => {
  const list = (await render(kind, ['one', 'two'])).getByRole('list')
  expect([list.tagName, [...list.children].map(({ textContent }) => textContent)]).toEqual([tag, ['one', 'two']])
})

test('a definition list has pairs of term and meaning', async () => {
  const page = await render(2, [['POM', 'Polyoxymethylene']])
  expect(page.getByRole('term').textContent).toBe('POM')
  expect(page.getByRole('definition').textContent).toBe('Polyoxymethylene')
})
