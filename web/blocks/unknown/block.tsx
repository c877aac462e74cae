import { SIGN_IN } from '#contracts/content/reading.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { RichText } from '#web/prose/rich-text.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** An element of an unknown type: shows its header and text, and a notice in development. */
export function UnknownBlock({ element, context, children }: BlockProps<'unknown'>) {
  const { header, bodytext, wireType, problem } = element
  const isSignIn = wireType === SIGN_IN
  const isEmpty = header.text === '' && header.subheader === '' && bodytext.length === 0 && !isSignIn
  return (
    <>
      {import.meta.env.DEV && (
        <div className="wrap">
          <Notice tone="warn" title={m.content_not_implemented({ type: wireType })}>
            {problem}
          </Notice>
        </div>
      )}
      {!isEmpty && (
        <BlockSection element={element} context={context}>
          <RichText nodes={bodytext} />
          {isSignIn && <Notice>{m.content_no_sign_in()}</Notice>}
        </BlockSection>
      )}
      {children}
    </>
  )
}
