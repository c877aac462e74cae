import { expect, test } from 'vitest'

// The module refuses a style sheet whose room has no place in the order.
test('Each room with styles has a place in their order.', async () => {
  expect(await import('./style-sheet.server.ts')).toHaveProperty('STYLE_SHEET')
})
