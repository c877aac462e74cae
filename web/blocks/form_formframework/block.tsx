import { useEffect, useState } from 'react'
import type { ContentForm } from '#contracts/content/forms/form.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { ContentFormView, useContentForm } from '#web/blocks/form/content-form.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/**
 * A form of the content system. After one was sent, the next navigation that loads the page again begins another. It
 * needs another state: a second message with the same one would be taken for a repeated one.
 */
export function FormBlock(props: BlockProps<'form_formframework'>) {
  const { form } = props.element
  const [count, setCount] = useState(0)
  const [sent, setSent] = useState<ContentForm>()
  if (sent && sent !== form) {
    setSent(undefined)
    setCount(count + 1)
  }
  return <OneForm key={count} {...props} onSent={setSent} />
}

interface OneFormProps extends BlockProps<'form_formframework'> {
  /** Called with the form of the page as it was loaded last. */
  onSent: (form: ContentForm | undefined) => void
}

function OneForm({ element, context, reply, onSent }: OneFormProps) {
  const { current, ...sending } = useContentForm(element, reply)
  const isSent = current.form?.status === 'success'
  useEffect(() => {
    if (isSent) onSent(element.form)
  }, [isSent, onSent, element.form])
  return (
    <BlockSection element={element} context={context} intro={element.bodytext} isPrinted={isSent}>
      {current.form ? (
        <ContentFormView elementId={element.id} form={current.form} {...sending} />
      ) : (
        <Notice tone="warn" title={m.content_form_unavailable()} />
      )}
    </BlockSection>
  )
}
