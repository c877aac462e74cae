import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { TermForm } from '#web/search/term-form.tsx'

/** Leads to the page of hits, also without scripts. */
export const SearchTeaserBlock = ({ element, context }: BlockProps<'site_search_teaser'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext} link={element.link}>
    <TermForm example={element.placeholder} view={element.defaultView} />
  </BlockSection>
)
