import { useContext, useEffect, useEffectEvent, useId, useRef } from 'react'
import { ACCEPTED_ENDINGS } from '#contracts/attachments/attachment-kinds.ts'
import { LARGEST_ATTACHMENT, MOST_OF_LINE, WHOLE_REQUEST } from '#contracts/attachments/attachments.ts'
import { attachmentPaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import fileField from '#web/ui/file-field.module.css'
import css from './attachment-section.module.css'
import { CartAttachments } from './cart-attachments.ts'
import { StoredAttachment } from './stored-attachment.tsx'
import { UploadItem } from './upload-item.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useUploads } from './use-uploads.ts'

interface AttachmentSectionProps {
  /** Key of the line; {@link WHOLE_REQUEST} for the whole request. */
  line: string
  /** Name of the file field for those who do not see where it is. */
  fieldLabel: string
}

/**
 * The files of a line or of the whole request, with the form that adds some. With scripts they are sent in parts as soon
 * as they are chosen; without, by the form's button, in one piece.
 */
export function AttachmentSection({ line, fieldLabel }: AttachmentSectionProps) {
  const all = useContext(CartAttachments)
  const { uploads, add, goOn, dismiss, announcement } = useUploads(line)
  const { isOver, ...drop } = useFileDrop(add)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (field: HTMLInputElement) => {
    if (!field.files?.length) return
    add([...field.files])
    // The same file may be chosen again, to go on with it.
    field.value = ''
  }
  const takeEarly = useEffectEvent(() => input.current && take(input.current))
  // Files may have been chosen before the scripts came.
  useEffect(() => void takeEarly(), [])
  if (!all) return null
  // A file in transit is shown by its upload.
  const underWay = new Set(uploads.map(({ attachmentId }) => attachmentId))
  const stored = all.filter((attachment) => attachment.line === line && !underWay.has(attachment.id))
  const isUsed = stored.length > 0 || uploads.length > 0
  const title = line === WHOLE_REQUEST ? m.attachments_of_request() : m.attachments_add()
  return (
    <details className={classNames(css.section, isOver && css.over)} open={isUsed} {...drop}>
      <summary>
        <Icon name="file" small />
        {isUsed && line !== WHOLE_REQUEST ? m.attachments_of_line() : title}
      </summary>
      <ul className={css.list}>
        {stored.map((attachment) => (
          <StoredAttachment key={attachment.id} attachment={attachment} />
        ))}
        {uploads.map((upload) => (
          <UploadItem key={upload.key} upload={upload} onGoOn={goOn} onDismiss={dismiss} />
        ))}
      </ul>
      <form
        method="post"
        action={attachmentPaths.form(getLocale())}
        encType="multipart/form-data"
        className={classNames(fileField.field, css.form)}
      >
        <input type="hidden" name="line" value={line} />
        <label htmlFor={id}>
          {m.attachments_choose()}
          <span className="vh">, {fieldLabel}</span>
        </label>
        <input
          id={id}
          name="files"
          type="file"
          multiple
          accept={ACCEPTED_ENDINGS}
          aria-describedby={`${id}-hint`}
          ref={input}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <span className={css.drop}>{m.attachments_drop()}</span>
        <Button size="s" variant="line" type="submit" className={css.send}>
          {m.attachments_send()}
        </Button>
      </form>
      <p id={`${id}-hint`} className={css.hint}>
        {m.attachments_hint({ count: MOST_OF_LINE, size: String(LARGEST_ATTACHMENT / 1024 / 1024) })}
      </p>
      <p role="status" className="vh">
        {announcement}
      </p>
    </details>
  )
}
