import type { BlockProps } from '#web/blocks/block.ts'
import { RichText } from '#web/prose/rich-text.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'

export const TextBlock = ({ element, context }: BlockProps<'text'>) => (
  <BlockSection element={element} context={context}>
    <RichText nodes={element.bodytext} />
  </BlockSection>
)
