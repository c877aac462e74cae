import type { Answer } from '#doctor/ask.ts'
import { errorOf, type Finding } from '#doctor/finding.ts'

/** A page as HTML: its TypoScript is that of another front end. */
export const isHtmlPage = ({ status, isJson }: Answer): boolean => status === 200 && !isJson

/** `typo3 setup --create-site` makes such a page, and its record wins over every set of the site. */
export const templateFinding = (path: string): Finding =>
  errorOf(
    `The TYPO3 sends HTML at ${path}, so every page of this site fails.`,
    'Delete the TypoScript record on the root page, which "typo3 setup --create-site" leaves there (module TypoScript, Edit record), set headless: 1, and add profilwerk/site-package to the dependencies of the site.',
  )

/** A page that editors have not begun is 200 and has its name only. */
export const emptyHomeFinding = (path: string): Finding => ({
  severity: 'warning',
  problem: `The home page has no elements at ${path}.`,
  remedy: 'Add elements to the root page of the TYPO3, in the column that its backend layout has.',
})
