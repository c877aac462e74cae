import type { BlockProps } from '#web/blocks/block.ts'
import { ContentFormView, useContentForm } from '#web/blocks/form/content-form.tsx'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { DownloadRow } from '#web/blocks/site_download_list/download-row.tsx'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import css from './block.module.css'
import { useEffect, useSyncExternalStore } from 'react'
import { readStoredText, writeStoredText } from '#web/ui/browser-storage.ts'

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

const never = () => () => {}

/**
 * Whether the form was confirmed earlier in this visit, which lasts as long as the tab. False without scripts and in the
 * markup of the server.
 * @param formId undefined if there is no form.
 * @param isDone whether it is confirmed now, which is stored.
 */
function useConfirmedOnce(formId: string | undefined, isDone: boolean): boolean {
  const key = `confirmed-${formId}`
  useEffect(() => {
    if (formId !== undefined && isDone) writeStoredText('sessionStorage', key, '1')
  }, [formId, isDone, key])
  return useSyncExternalStore(
    never,
    () => formId !== undefined && readStoredText('sessionStorage', key) !== undefined,
    () => false,
  )
}
