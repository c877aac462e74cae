import type { ElementOf } from '#contracts/content/elements.ts'
import type { BlockContext, BlockProps } from '#web/blocks/block.ts'
import { backgroundClass } from '#web/blocks/layout/background.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'

/** A group of elements: beside the section's heading, or on its background only if it has no heading. */
export function SectionBlock({ element, children }: BlockProps<'site_section'>) {
  const { id, anchor, background, bodytext, width } = element
  if (!isHeaded(element)) {
    return (
      <div id={anchor || `c${id}`} className={backgroundClass(background)}>
        {children}
      </div>
    )
  }
  return (
    <div id={anchor || undefined}>
      <BlockSection
        element={element}
        context={{ level: 2, stage: false, nested: false }}
        intro={bodytext}
        width={width}
      >
        {children}
      </BlockSection>
    </div>
  )
}

const isHeaded = ({ header, bodytext }: ElementOf<'site_section'>) => header.text !== '' || bodytext.length > 0

/** The position of the elements in a section. */
export const contextInSection = (section: ElementOf<'site_section'>): BlockContext => ({
  level: section.header.text === '' ? 2 : 3,
  stage: false,
  nested: isHeaded(section),
})
