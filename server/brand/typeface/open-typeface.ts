import type { Company } from '#contracts/company.ts'
import { fontFaces } from './font-faces.ts'
import { missingLetters } from './missing-letters.ts'
import { printedWeights, type PrintedWeights } from './printed-weights.ts'
import { type FontFile, readFonts } from './read-fonts.ts'

/** The font of a company that is not that of the style sheet. */
export interface OpenedTypeface {
  /** `Inter` */
  family: string
  files: readonly FontFile[]
  printed: PrintedWeights
  /** @param addressOf address of a file by its name */
  stylesAt: (addressOf: (name: string) => string) => string
}

/**
 * Opens the font that company.json names, or that of `brand/font.woff2`; undefined for that of the style sheet.
 * @throws Error that names a wrong file, or the letters of the company's languages that it lacks
 */
export async function openTypeface(
  companyDir: string,
  company: Pick<Company, 'font' | 'languages'>,
): Promise<OpenedTypeface | undefined> {
  const files = await readFonts(companyDir, company)
  const [first] = files ?? []
  if (!files || !first) return undefined
  const problems = missingLetters(files, company)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const printed = await printedWeights(files)
  return {
    // Part of style rules and of pictures.
    family: first.font.familyName.replaceAll(/[^\p{L}\p{N} ._-]/gu, ''),
    files,
    printed,
    stylesAt: (addressOf) => fontFaces(files, { addressOf, printed }),
  }
}
