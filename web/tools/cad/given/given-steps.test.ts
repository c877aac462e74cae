import { expect, test } from 'vitest'
import { givenSteps } from './given-steps.ts'

const media = (url: string, mimeType: string | null, title: string | null = null, position = 0) => ({
  id: url,
  position,
  media: { id: url, url, mimeType, title },
})

test('STEP files are known by their media type or their name, in the order of the shop, each once.', () => {
  const files = givenSteps([
    { media: [media('/media/b.stp?v=1', null, null, 2), media('/media/a.bin', 'model/step', 'Guide', 1)] },
    { media: [media('/media/a.bin', 'model/step', 'Guide', 1), media('/media/c.png', 'image/png')] },
    { media: null },
  ])
  expect(files).toEqual([
    { name: 'Guide', url: '/media/a.bin' },
    { name: 'b.stp', url: '/media/b.stp?v=1' },
  ])
})
