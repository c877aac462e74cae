import type { Locale } from '#contracts/locales.ts'
import type { ToolName } from '#contracts/tool-name.ts'

/** Names the overview where a tool could be named, too. */
export const TOOLS_OVERVIEW = 'tools'

/** Address of a tool. */
export const toolAddress = (locale: Locale, tool: ToolName): string => `/${locale}/tools/${tool}`
