import type { BlockProps } from '#web/blocks/block.ts'
import { RichText } from '#web/blocks/shared/rich-text.tsx'
import { BlockSection } from '#web/blocks/shared/block-section.tsx'

export const TextBlock = ({ element, context }: BlockProps<'text'>) => (
  <BlockSection element={element} context={context}>
    <RichText nodes={element.bodytext} />
  </BlockSection>
)
