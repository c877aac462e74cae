/** The tools that a site may have, in the order in which they are shown. */
export const TOOL_NAMES = ['chemical-resistance', 'chain-rack', 'cut-list', 'cad'] as const
export type ToolName = (typeof TOOL_NAMES)[number]
