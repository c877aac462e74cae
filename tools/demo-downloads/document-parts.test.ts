import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { languageTag, LOCALES } from '#contracts/locales.ts'
import { textOfPdf } from '#test/support/pdf-text.ts'
import { DATA, loadDocumentParts } from './document-parts.ts'
import { demoDocumentSchema, type DemoPart } from './format.ts'

let partsOf: Awaited<ReturnType<typeof loadDocumentParts>>
beforeAll(async () => {
  partsOf = await loadDocumentParts()
})

/** Without what the lines of a document add, lose or spell in another way. */
const letters = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00ad\u2010\u2011-]/g, '')

const stringsIn = (part: DemoPart): string[] => {
  if (part.kind === 'paragraph') return [part.text]
  return [part.title, ...(part.kind === 'bullets' ? part.items : part.rows.flatMap(({ name, value }) => [name, value]))]
}

test.each(globSync(join(import.meta.dirname, 'documents/*.json')))(
  'The PDFs of %s have its texts of today.',
  async (file) => {
    const document = demoDocumentSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    for (const locale of LOCALES) {
      const name = `${basename(file, '.json')}-${languageTag(locale)}.pdf`
      const pages = await textOfPdf(new Uint8Array(readFileSync(join(DATA, 'media/downloads', name))).buffer)
      const text = letters(pages.join(' '))
      const strings = partsOf(document, locale).flatMap(stringsIn)
      expect(strings.length).toBeGreaterThan(5)
      for (const string of strings) expect(text, name).toContain(letters(string))
    }
  },
)
