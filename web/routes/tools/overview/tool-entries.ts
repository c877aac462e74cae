import { m } from '#web/i18n/messages.ts'
import type { ToolName } from '#contracts/tool-name.ts'

/** A tool as the overview introduces it. */
export interface ToolEntry {
  title: () => string
  /** The tool's question and its answer. */
  text: () => string
  /** A worked example: its result in words, and the query of the tool's page that shows it. */
  example: { text: () => string; query: string }
}

/** In the order in which they are shown; one without a page is left out. */
export const TOOL_ENTRIES: Partial<Record<ToolName, ToolEntry>> = {
  'chemical-resistance': {
    title: () => m.resistance_title(),
    text: () => m.resistance_description(),
    example: {
      text: () => m.resistance_example(),
      query: 'medium=natronlauge&medium=peressigsaeure&concentration=2&concentration=5&temperature=60&temperature=',
    },
  },
  'chain-rack': {
    title: m.rack_title,
    text: m.rack_overview,
    example: { text: m.rack_example, query: 'd=69.12&z=17&n=2&x=236' },
  },
  'cut-list': {
    title: m.cuts_title,
    text: m.cuts_overview,
    example: { text: m.cuts_example, query: 'item=CT-08B1-S-2000&list=4+x+1250%2C+6+x+980%2C+3+x+540%2C+8+x+310' },
  },
}
