import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#backend/files/parse-json.ts'
import { chainRackSchema, type ChainRackNumbers } from '#contracts/chain-rack.ts'
import { companyLanguages, companySchema, type Company } from '#contracts/company.ts'
import { offerLocales } from '#contracts/locales.ts'
import { checkColours } from './brand/check-colours.ts'
import { TOOL_NAMES, type ToolName } from '#contracts/tool-name.ts'

/** The files of a company that every part of the site needs. */
export interface CompanyFiles {
  company: Company
  /** Item numbers of the chain-rack calculator; undefined if the company has no such file. */
  chainRack: ChainRackNumbers | undefined
  /** The tools of the site. Some need files of the company. */
  tools: ToolName[]
}

/**
 * Offers the languages of a company. They are set first, because its other texts are read by them.
 * @throws as {@link readCompanyFiles}
 */
export const offerLanguagesOf = (folder: string): void =>
  offerLocales(readRequired(companyLanguages, folder, 'company.json'))

/** @throws Error that names a missing file, or a file and its wrong fields */
export function readCompanyFiles(folder: string): CompanyFiles {
  const company = readRequired(companySchema, folder, 'company.json')
  const unreadable = checkColours(company.colours)
  if (unreadable.length > 0) throw new Error(`${join(folder, 'company.json')} is wrong:\n${unreadable.join('\n')}`)
  const has = (name: string) => existsSync(join(folder, name))
  const chainRack = has('chain-rack.json') ? readRequired(chainRackSchema, folder, 'chain-rack.json') : undefined
  const isThere: Partial<Record<ToolName, boolean>> = {
    'chain-rack': chainRack !== undefined,
    'chemical-resistance': has('resistance'),
  }
  return { company, chainRack, tools: TOOL_NAMES.filter((tool) => isThere[tool] ?? true) }
}

function readRequired<T>(schema: z.ZodType<T>, folder: string, file: string): T {
  const path = join(folder, file)
  if (!existsSync(path)) throw new Error(`${path} is missing: COMPANY_DIR must be the folder of a company.`)
  const parsed = schema.safeParse(parseJson(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path} is wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
