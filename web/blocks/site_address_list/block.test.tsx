import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const anna = {
  id: 1,
  name: 'Anna Kreutz',
  positions: ['Sales', 'Export'],
  email: 'anna@example.com',
  tel: '+49 555 12-3',
}
const render = (contact: object) =>
  renderContentPage({ main: [{ type: 'site_address_list', content: { items: [contact] } }] })

test('a contact shows its first position and a telephone link, and its mail address is not in the markup', async () => {
  const page = await render(anna)
  const card = page.getByRole('article')
  expect(card.textContent).toContain('Sales')
  expect(card.textContent).not.toContain('Export')
  expect(page.getByRole('link', { name: '+49 555 12-3' }).getAttribute('href')).toBe('tel:+49555123')
  expect(page.body.innerHTML).not.toContain('anna@example.com')
  expect(card.textContent).toContain('anna (at) example.com')
})

// Differs from the specification: 8.
test('a contact without a mobile number shows one number, and without a picture its initials', async () => {
  const page = await render(anna)
  expect(page.getAllByRole('link')).toHaveLength(1)
  expect(page.getByText('AK')).toBeDefined()
})
