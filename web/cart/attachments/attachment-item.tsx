import type { ReactNode } from 'react'
import { ATTACHMENT_KINDS, type AttachmentKind } from '#contracts/attachments/attachment-kinds.ts'
import type { Attachment } from '#contracts/attachments/attachments.ts'
import { attachmentPaths } from '#web/app/paths.ts'
import { formatBytes } from '#web/i18n/format.ts'
import css from './attachment-item.module.css'

interface AttachmentItemProps {
  name: string
  kind: AttachmentKind | undefined
  /** Bytes. */
  size: number
  /** Address of a small picture. */
  preview?: string | undefined
  /** Its progress, below its name. */
  state?: ReactNode
  /** Its buttons. */
  children?: ReactNode
}

/** A file with its picture, or a sheet that says its kind. */
export function AttachmentItem({ name, kind, size, preview, state, children }: AttachmentItemProps) {
  return (
    <>
      <span className={css.picture}>
        {preview ? (
          <img src={preview} alt="" loading="lazy" />
        ) : (
          <span className={css.sheet} aria-hidden="true">
            {kind && ATTACHMENT_KINDS[kind].label}
          </span>
        )}
      </span>
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        <span className={css.meta}>
          {[kind && ATTACHMENT_KINDS[kind].label, formatBytes(size)].filter(Boolean).join(', ')}
        </span>
        {state}
      </span>
      {children && <span className={css.actions}>{children}</span>}
    </>
  )
}

export const previewOf = ({ id, hasPreview, isRemoved }: Attachment): string | undefined =>
  hasPreview && !isRemoved ? attachmentPaths.preview(id) : undefined

/** Whether a file is complete and goes along with the request. */
export const isComplete = ({ received, size, isRemoved }: Attachment): boolean => received === size && !isRemoved

/** Complete files to look at: on the summary, the confirmation and on paper. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul className={css.list}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={css.item}>
          <AttachmentItem {...attachment} preview={previewOf(attachment)} />
        </li>
      ))}
    </ul>
  )
}
