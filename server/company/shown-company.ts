import { join } from 'node:path'
import { type ContentApiOptions, loadContent } from '#backend/content/api.ts'
import type { ContentSite } from '#backend/content/site.ts'
import { openResistance } from '#backend/resistance/resistance.ts'
import { offeredLocales } from '#contracts/locales.ts'
import type { Resistance } from '#contracts/resistance/resistance.ts'
import { type OpenedBrand, openBrand } from '#server/brand/open-brand.ts'
import { type CompanyFiles, readCompanyFiles } from '#server/company-files.ts'

/** The part of a company's folder that pages show. */
export interface ShownCompany extends CompanyFiles {
  brand: OpenedBrand
  /** Undefined if the company has no table. */
  resistance: Resistance | undefined
  /** Undefined if another content system has the pages. */
  content: ContentSite | undefined
}

/** @throws Error that names a wrong file and its fields, of pages, news and the like every one */
export async function readShownCompany(files: ContentApiOptions, hasContent: boolean): Promise<ShownCompany> {
  const { folder } = files
  const facts = readCompanyFiles(folder)
  if (facts.company.languages.join() !== offeredLocales().join())
    throw new Error(`${join(folder, 'company.json')} has other languages than at the start: they need a restart.`)
  return {
    ...facts,
    brand: await openBrand(folder, facts.company),
    resistance: facts.tools.includes('chemical-resistance') ? openResistance(`${folder}/resistance`) : undefined,
    content: hasContent ? await loadContent(files) : undefined,
  }
}
