import type { Locale } from '#contracts/locales.ts'

export type ToolName = 'chemical-resistance' | 'chain-rack' | 'cut-list' | 'cad'

/** The tools that have a page. A tool's name here makes its introductions and the overview lead to it. */
export const TOOLS_WITH_PAGE: readonly ToolName[] = ['chemical-resistance', 'chain-rack', 'cut-list', 'cad']

/** Names the overview where a tool could be named, too. */
export const TOOLS_OVERVIEW = 'tools'

/** Address of a tool; undefined for one that the site does not have yet. */
export const toolAddress = (locale: Locale, tool: ToolName): string | undefined =>
  TOOLS_WITH_PAGE.includes(tool) ? `/${locale}/tools/${tool}` : undefined
