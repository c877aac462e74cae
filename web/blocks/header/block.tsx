import type { BlockProps } from '#web/blocks/block.ts'
import { Heading } from '#web/blocks/layout/heading.tsx'
import { PageHead } from '#web/blocks/layout/page-head.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'

/** A headline: heads the page on the stage, begins a section elsewhere. */
export function HeadlineBlock({ element, context }: BlockProps<'header'>) {
  if (!context.stage) return <BlockSection element={element} context={context} />
  return (
    <PageHead
      title={<Heading header={element.header} level={context.level} />}
      lede={element.header.subheader}
      breadcrumbs={context.breadcrumbs}
      picture={context.picture}
    />
  )
}
