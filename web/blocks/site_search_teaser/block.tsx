import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { NumberSearch } from '#web/cart/list-entry/number-search.tsx'

/** Looks up an item number, also without scripts. */
export const SearchTeaserBlock = ({ element, context }: BlockProps<'site_search_teaser'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext} link={element.link}>
    <NumberSearch example={element.placeholder} />
  </BlockSection>
)
