import type { BlockProps } from '#web/blocks/block.ts'
import { ContentFormView, useContentForm } from '#web/blocks/form/content-form.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { DownloadRow } from '#web/blocks/site_download_list/download-row.tsx'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import css from './block.module.css'
import { useConfirmedOnce } from './use-confirmed-once.ts'

/** Files that are offered once the visitor has confirmed something: in one visit, once. */
export function DownloadFormBlock({ element, context, data, reply }: BlockProps<'site_download_form'>) {
  const { current, ...sending } = useContentForm(element, reply)
  const { form } = current
  const isDone = form?.status === 'success'
  const wasConfirmed = useConfirmedOnce(element.form?.id, isDone)
  const files = (
    <ul className={css.files}>
      {data.entries.map((entry) => (
        <DownloadRow key={entry.file.id} entry={entry} />
      ))}
    </ul>
  )
  return (
    <BlockSection element={element} context={context} intro={element.bodytext}>
      {!form && <Notice tone="warn" title={m.content_form_unavailable()} />}
      {form && !isDone && wasConfirmed && (
        <>
          <p className={css.note}>{m.content_download_confirmed()}</p>
          {files}
        </>
      )}
      {form && (isDone || !wasConfirmed) && (
        <ContentFormView
          elementId={element.id}
          form={form}
          done={
            <>
              <p>{form.message}</p>
              {files}
            </>
          }
          {...sending}
        />
      )}
    </BlockSection>
  )
}
