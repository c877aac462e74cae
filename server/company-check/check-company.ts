import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadContent } from '#backend/content/api.ts'
import { pageAddress, type ContentSite } from '#backend/content/site.ts'
import { compareServed } from '#backend/resistance/compare-served.ts'
import { openSearchWords } from '#backend/search/query/search-words.ts'
import { checkCatalogue } from '#backend/shop/import/check/check.ts'
import { checkFiles } from '#backend/shop/import/check/check-files.ts'
import { openFileReader } from '#backend/shop/import/own-files/read-file.ts'
import { type CatalogueProblem, CatalogueInvalid } from '#backend/shop/import/problem.ts'
import { withLinesOf } from '#backend/shop/import/sheets/import-sheets.ts'
import { readCatalogue } from '#backend/shop/import/source/read.ts'
import type { Company } from '#contracts/company.ts'
import { checkOwnTexts } from '#server/build/own-texts.ts'
import { openBrand } from '#server/brand/open-brand.ts'
import { offerLanguagesOf, readCompanyFiles } from '#server/company-files.ts'

/** A part of the company's folder, and its errors: none, or sentences that name file and field. */
export interface CheckedPart {
  part: string
  problems: string[]
}

/**
 * Reads all files of a company as the site does at its start, without a database and without a site. The other parts are
 * checked even if one is wrong.
 */
export async function checkCompany(folder: string): Promise<CheckedPart[]> {
  const facts = await check('company.json', async () => {
    offerLanguagesOf(folder)
    return readCompanyFiles(folder)
  })
  if (facts.value === undefined) return [facts]
  const { company } = facts.value
  const has = (name: string) => existsSync(join(folder, name))
  const content = await check('pages, news, people, downloads, forms, media', () =>
    loadContent({ folder, publicUrl: 'http://localhost' }),
  )
  return [
    facts,
    await check('texts.json', () => checkOwnTexts(folder)),
    await check('brand', () => openBrand(folder, company)),
    content,
    ...(content.value
      ? [{ part: 'pages that the site itself links to', problems: missingPages(company, content.value) }]
      : []),
    await check('catalogue', () => checkFolder(folder)),
    ...(has('resistance') ? [await check('resistance', () => compareServed(join(folder, 'resistance')))] : []),
    ...(has('search') ? [await check('search', () => openSearchWords(join(folder, 'search'), console))] : []),
  ].map(({ part, problems }) => ({ part, problems }))
}

async function check<Value>(part: string, read: () => Promise<Value>): Promise<CheckedPart & { value?: Value }> {
  try {
    return { part, problems: [], value: await read() }
  } catch (error) {
    return { part, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

/** @throws CatalogueInvalid */
async function checkFolder(folder: string): Promise<void> {
  await withLinesOf(join(folder, 'catalogue'), async (lines) => {
    const problems: CatalogueProblem[] = []
    const report = (problem: CatalogueProblem) => void problems.push(problem)
    const catalogue = await readCatalogue(lines, report)
    checkCatalogue(catalogue, report)
    const reader = openFileReader(folder)
    await checkFiles(catalogue, reader, report).finally(reader.close)
    if (problems.length > 0) throw new CatalogueInvalid(problems)
  })
}

/** Legal pages and forms by their settings in company.json, in each language that has pages. */
function missingPages({ documentPages, newsletter, advice }: Company, site: ContentSite): string[] {
  const addresses = new Set(site.pages.map(pageAddress))
  return Object.entries({ ...documentPages, newsletter, advice }).flatMap(([name, byLocale]) =>
    site.locales.flatMap((locale) => {
      const address = byLocale?.[locale]
      return address === undefined || addresses.has(address)
        ? []
        : [`company.json: ${name} leads to ${address}, which does not exist.`]
    }),
  )
}
