import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { RichText } from '#web/prose/rich-text.tsx'

/** HTML of an editor's own. TYPO3 shows its header to editors only; here it names the part of the page. */
export const HtmlBlock = ({ element, context }: BlockProps<'html'>) => (
  <BlockSection element={element} context={context}>
    <RichText nodes={element.bodytext} />
  </BlockSection>
)
