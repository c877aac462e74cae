import type { BlockProps } from '#web/blocks/block.ts'
import { ContentFormView, useContentForm } from '#web/blocks/form/content-form.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** A form of the content system. */
export function FormBlock({ element, context, reply }: BlockProps<'form_formframework'>) {
  const { current, ...sending } = useContentForm(element, reply)
  return (
    <BlockSection
      element={element}
      context={context}
      intro={element.bodytext}
      isPrinted={current.form?.status === 'success'}
    >
      {current.form ? (
        <ContentFormView elementId={element.id} form={current.form} {...sending} />
      ) : (
        <Notice tone="warn" title={m.content_form_unavailable()} />
      )}
    </BlockSection>
  )
}
