import type { BlockProps } from '#web/blocks/block.ts'
import { ToolIntroduction } from '#web/blocks/layout/tool-introduction.tsx'

/** The introduction of the calculator for chain racks. */
export const ChainRackBlock = ({ element, context }: BlockProps<'site_chain_rack'>) => (
  <ToolIntroduction tool="chain-rack" element={element} context={context} />
)
