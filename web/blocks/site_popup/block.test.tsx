import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const popup = { type: 'site_popup', content: { header: 'No obligation?', bodytext: '<p>Nothing is ordered yet.</p>' } }

test('The text is part of the page that the server sends, and the dialog is closed.', async () => {
  const page = await renderContentPage({ main: [popup] })
  expect(page.getByText('Nothing is ordered yet.')).toBeDefined()
  expect(page.body.querySelector('dialog')?.hasAttribute('open')).toBe(false)
})

test('Its button waits for the scripts.', async () => {
  const button = (await renderContentPage({ main: [popup] })).getByRole('button', { name: 'No obligation?' })
  expect(button.hasAttribute('disabled')).toBe(true)
})
