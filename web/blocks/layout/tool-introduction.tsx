import type { ReactNode } from 'react'
import type { Envelope } from '#contracts/content/elements.ts'
import type { ContentFile } from '#contracts/content/file.ts'
import type { LabelledLink } from '#contracts/content/links/link.ts'
import type { RichNode } from '#contracts/content/rich-text/rich-text.ts'
import type { ToolName } from '#contracts/tool-name.ts'
import { useHasTool } from '#web/app/use-has-tool.ts'
import type { BlockContext } from '#web/blocks/block.ts'
import { ActionLink } from '#web/prose/action-link.tsx'
import { ContentPicture } from '#web/prose/content-picture.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { BlockSection } from './block-section.tsx'
import css from './tool-introduction.module.css'

interface ToolIntroductionProps {
  tool: ToolName
  element: Envelope & { introText: RichNode[]; image: ContentFile | undefined; enquiryLink: LabelledLink | undefined }
  context: BlockContext
  children?: ReactNode
}

/** The purpose of a tool and the way to it. Without such a tool the way leads to the people who help. */
export function ToolIntroduction({ tool, element, context, children }: ToolIntroductionProps) {
  const { introText, image, enquiryLink } = element
  const address = useHasTool(tool) ? toolAddress(getLocale(), tool) : undefined
  return (
    <BlockSection element={element} context={context}>
      <div className={css.tool}>
        {image && (
          <div className={css.picture}>
            <ContentPicture file={image} sizes="(max-width: 47.9375rem) 90vw, 30rem" />
          </div>
        )}
        <div className={css.text}>
          <RichText nodes={introText} />
          {children}
          {address === undefined ? (
            <>
              <p className={css.note}>{m.content_tool_by_people()}</p>
              <ActionLink link={enquiryLink} button="line" />
            </>
          ) : (
            <ActionLink link={{ href: address, label: m.content_tool_open(), target: '' }} button="line" />
          )}
        </div>
      </div>
    </BlockSection>
  )
}
