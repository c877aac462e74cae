import type { BlockProps } from '#web/blocks/block.ts'
import { RichText } from '#web/blocks/shared/rich-text.tsx'
import { Section } from '#web/blocks/shared/section.tsx'

export const TextBlock = ({ element, context }: BlockProps<'text'>) => (
  <Section element={element} context={context}>
    <RichText nodes={element.bodytext} />
  </Section>
)
