import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { NewsItems } from './news-items.tsx'

/** Articles and events: some of them on another page, or all with filters. */
export const NewsListBlock = ({ element, context }: BlockProps<'news_pi1'>) => (
  <BlockSection element={element} context={context} intro={element.bodytext} link={element.link}>
    <NewsItems items={element.items} level={context.level === 2 ? 3 : 4} />
  </BlockSection>
)
