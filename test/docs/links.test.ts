import { readdirSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const LINK = /\]\((?!https?:|#)([^)\s#]+)(?:#[^)]*)?\)/g
const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
]

test.each(documents.filter((name) => name.endsWith('.md')))('Every file that %s links to exists', async (document) => {
  const missing: string[] = []
  for (const [, path = ''] of readFileSync(document, 'utf8').matchAll(LINK)) {
    const exists = await stat(join(dirname(document), path)).catch(() => undefined)
    if (!exists) missing.push(path)
  }
  expect(missing).toEqual([])
})
