import type { Attachment } from '#contracts/attachments/attachments.ts'
import { WHOLE_REQUEST } from '#contracts/attachments/attachments.ts'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AttachmentList, isComplete } from './attachment-item.tsx'
import css from './quote-request-attachments.module.css'

/** The files for the whole request, and which files do not go along because they have not arrived completely. */
export function RequestAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  const files = attachments.filter((file) => file.line === WHOLE_REQUEST && isComplete(file))
  const unfinished = attachments.filter(({ received, size, isRemoved }) => received < size && !isRemoved)
  return (
    <>
      {files.length > 0 && (
        <div className={css.files}>
          <h3>{m.attachments_of_request()}</h3>
          <AttachmentList attachments={files} />
        </div>
      )}
      {unfinished.map(({ id, name }) => (
        <Notice key={id} tone="warn" title={m.attachments_left_out({ name })} />
      ))}
    </>
  )
}
