import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { companySchema, type Company } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { loadSite } from '#backend/content/files/load.ts'
import type { DemoDocument, DemoPart } from './format.ts'
import { pageParts } from './page-parts.ts'

export const DATA = join(import.meta.dirname, '../../data')

export const readDemoCompany = async (): Promise<Company> =>
  companySchema.parse(JSON.parse(await readFile(join(DATA, 'company.json'), 'utf8')))

/** Loads the pages of the demo company, and returns what a document says in a language. */
export async function loadDocumentParts(): Promise<(document: DemoDocument, locale: Locale) => DemoPart[]> {
  const site = await loadSite({ folder: DATA, company: await readDemoCompany(), defaultLocale: 'de', base: '' })
  return ({ page: uid, parts }, locale) => {
    if (parts?.[locale]) return parts[locale]
    const page = site.pages.find((one) => one.uid === uid && one.locale === locale)
    if (!page) throw new Error(`Page ${uid} does not exist in ${locale}.`)
    return pageParts(page.main.filter((element) => element.type === 'text'))
  }
}
