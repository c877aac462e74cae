import { expect, test } from 'vitest'
import type { Attachment } from '#contracts/attachments/attachments.ts'
import { previewOf } from './attachment-item.tsx'

const file: Attachment = {
  id: 'a1',
  line: 'b2',
  name: 'a.png',
  kind: 'png',
  size: 10,
  received: 10,
  hasPreview: true,
  isRemoved: false,
}

test('A removed file has no preview: the server no longer sends it.', () => {
  expect(previewOf(file)).toContain('a1')
  expect(previewOf({ ...file, isRemoved: true })).toBeUndefined()
  expect(previewOf({ ...file, hasPreview: false })).toBeUndefined()
})
