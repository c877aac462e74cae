import { expect, test } from 'vitest'
import { readDownloadList } from './site_download_list.ts'

const read = (item: object) => readDownloadList({ items: [item] }, { hosts: [] }).items[0]
const file = (properties: object) => ({ publicUrl: 'https://cms.test/fileadmin/a.pdf', properties })

test.each([
  [{ bytes: 1234, size: '2 KB' }, 1234],
  [{ size: '579 KB' }, 579 * 1024],
  [{ size: '1.2 MB' }, 1258291],
  [{ size: '12 B' }, 12],
  [{ size: 'large' }, 0],
  [{}, 0],
])('A file with %j has %i bytes.', (properties, bytes) => {
  expect(read({ title: 'A', file: file(properties) })?.bytes).toBe(bytes)
})

test('A file without a title has its own or its name; one without an address is left out.', () => {
  expect(read({ file: file({ title: 'Own', filename: 'a.pdf' }) })?.title).toBe('Own')
  expect(read({ file: file({ filename: 'a.pdf' }) })).toMatchObject({ title: 'a.pdf', kind: 'PDF' })
  expect(read({ title: 'A', file: null })).toBeUndefined()
  expect(read({ title: 'A', file: [file({ extension: 'step' })] })?.kind).toBe('STEP')
})
