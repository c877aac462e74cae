import { expect, test, vi } from 'vitest'
import type { UnknownElement } from '#contracts/content/reading.ts'
import { createContentClient } from './content.server.ts'

const page = (...types: string[]) => ({
  content: {
    colPos2: types.map((type, id) => ({ id, type, content: type === 'text' ? { error: 'no template' } : {} })),
  },
})

test('each type of element that has no reader, or cannot be rendered, is told of once', async () => {
  const pages = [page('form_formframework', 'text', 'header'), page('form_formframework', 'site_cta')]
  const fetch = async () => Response.json(pages.shift())
  const onUnknownElement = vi.fn<(element: UnknownElement) => void>()
  const client = createContentClient({ url: 'http://content.test', fetch }, { hosts: [], onUnknownElement })
  await client.page('/de')
  await client.page('/de/kontakt')
  expect(onUnknownElement.mock.calls).toEqual([
    [{ wireType: 'form_formframework', problem: '' }],
    [{ wireType: 'text', problem: 'no template' }],
    [{ wireType: 'site_cta', problem: '' }],
  ])
})
