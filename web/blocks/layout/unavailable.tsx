import type { ReactNode } from 'react'
import type { ContentElement } from '#contracts/content/elements.ts'
import type { BlockContext } from '#web/blocks/block.ts'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BlockSection } from './block-section.tsx'

interface UnavailableProps {
  element: ContentElement
  context: BlockContext
  children?: ReactNode
}

/** Replaces a block whose data could not be loaded: its header, text and a notice. */
export const Unavailable = ({ element, context, children }: UnavailableProps) => (
  <BlockSection
    element={element}
    context={context}
    {...('bodytext' in element && { intro: element.bodytext })}
    {...('link' in element && { link: element.link })}
  >
    <Notice tone="warn" title={m.content_block_unavailable()} />
    {children}
  </BlockSection>
)
