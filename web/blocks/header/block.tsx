import { Band } from './band.tsx'
import type { BlockProps } from './block.ts'
import { Heading } from './heading.tsx'
import { PageHead } from './page-head.tsx'

/** A headline: at the top of a page its title, elsewhere the beginning of a stretch. */
export function HeaderBlock({ element, place }: BlockProps<'header'>) {
  if (!place.stage) return <Band element={element} place={place} />
  return (
    <PageHead
      title={<Heading header={element.header} level={place.level} />}
      lede={element.header.subheader}
      breadcrumbs={place.breadcrumbs}
    />
  )
}
