import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { catalogueFiles, type CatalogueFile } from './format.ts'

test('The examples of docs/catalogue-format.md are valid.', async () => {
  const page = await readFile(join(PROJECT_FOLDER, 'docs/catalogue-format.md'), 'utf8')
  const examples = [...page.matchAll(/^## (\S+)\.jsonl$.*?^```json\n(.*?)\n```$/gms)]
  expect(examples.map(([, file]) => file)).toEqual(Object.keys(catalogueFiles))
  for (const [, file, line] of examples) {
    const result = catalogueFiles[file as CatalogueFile].safeParse(JSON.parse(line ?? ''))
    expect(result.error?.message, file).toBeUndefined()
  }
})
