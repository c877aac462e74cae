import type { Locale } from '#contracts/locales.ts'

export type ToolName = 'chemical-resistance' | 'chain-rack'

/** The tools that have a page. A tool's line here makes its introductions lead to it. */
const TOOLS_WITH_PAGE: readonly ToolName[] = []

/** Address of a tool; undefined for one that the site does not have yet. */
export const toolAddress = (locale: Locale, tool: ToolName): string | undefined =>
  TOOLS_WITH_PAGE.includes(tool) ? `/${locale}/tools/${tool}` : undefined
