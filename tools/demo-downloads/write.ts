import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { languageTag, LOCALES, type Locale, regionTag } from '#contracts/locales.ts'
import { listJson } from '#backend/content/files/read-folder.ts'
import { writeSheet } from '#printing/write-document.ts'
import { SITE_FONTS } from '#printing/font-files.ts'
import { typefaceOf } from '#printing/pdf/typeface.ts'
import { DATA as data, loadDocumentParts, readDemoCompany } from './document-parts.ts'
import { demoDocumentSchema, type DemoDocument } from './format.ts'

/** Writes the documents of the downloads page: PDFs in data/media/downloads and their entries in data/downloads. */
const company = await readDemoCompany()
const partsOf = await loadDocumentParts()

const PAGES: Record<Locale, string> = {
  de: 'Seite {page} von {pages}',
  en: 'Page {page} of {pages}',
  nl: 'Pagina {page} van {pages}',
  cz: 'Strana {page} z {pages}',
}
const LINES: Record<Locale, (version: string, date: string) => string> = {
  de: (version, date) => `Version ${version}, Stand ${date}`,
  en: (version, date) => `Version ${version}, ${date}`,
  nl: (version, date) => `Versie ${version}, ${date}`,
  cz: (version, date) => `Verze ${version}, ${date}`,
}

await mkdir(join(data, 'media/downloads'), { recursive: true })
for (const path of await listJson(join(import.meta.dirname, 'documents'))) {
  const key = basename(path, '.json')
  const document = demoDocumentSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const files = []
  for (const locale of LOCALES) {
    const file = `downloads/${key}-${languageTag(locale)}.pdf`
    await writeFile(join(data, 'media', file), await print(document, locale))
    files.push({ file, language: locale })
  }
  const { id, category, title, version } = document
  const entry = JSON.stringify({ id, category, title, version, files }, null, 2)
  await writeFile(join(data, 'downloads', `${key}.json`), `${entry}\n`)
}

function print(document: DemoDocument, locale: Locale): Promise<Buffer> {
  const { title, name, version, date } = document
  const { legalName, street, zipcode, city, phone, mail } = company
  const written = new Intl.DateTimeFormat(regionTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  )
  return writeSheet(
    {
      language: languageTag(locale),
      title: title[locale],
      name: name[locale],
      line: LINES[locale](version, written),
      author: legalName,
      keywords: '',
      company: {
        name: company.name,
        colour: company.colours.brand,
        claim: company.claim[locale],
        address: `${legalName} · ${street} · ${zipcode} ${city}`,
        contact: `${phone} · ${mail}`,
      },
      pageText: PAGES[locale],
      // Noon, so that the day is the same in every time zone near.
      date: `${date}T12:00:00Z`,
      figures: [],
      parts: partsOf(document, locale),
    },
    typefaceOf(SITE_FONTS),
  )
}
