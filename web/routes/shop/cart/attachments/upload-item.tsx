import { kindOfName } from '#contracts/attachments/attachment-kinds.ts'
import { AttachmentItem } from '#web/cart/attachments/attachment-item.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './upload-item.module.css'
import type { Upload } from './use-uploads.ts'

interface UploadItemProps {
  upload: Upload
  onGoOn: (key: number) => void
  onDismiss: (key: number) => void
}

/** A file on its way: waiting, being sent, interrupted, or refused with the reason. */
export function UploadItem({ upload, onGoOn, onDismiss }: UploadItemProps) {
  const { key, name, size, state } = upload
  return (
    <li className={css.item}>
      <AttachmentItem name={name} kind={kindOfName(name)} size={size} state={<UploadState upload={upload} />}>
        {state === 'interrupted' && (
          <Button size="s" variant="line" onClick={() => onGoOn(key)} aria-label={m.attachments_go_on_of({ name })}>
            {m.attachments_go_on()}
          </Button>
        )}
        {(state === 'refused' || state === 'interrupted') && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => onDismiss(key)}
            aria-label={m.attachments_dismiss_of({ name })}
          >
            <Icon name="close" />
          </Button>
        )}
      </AttachmentItem>
    </li>
  )
}

function UploadState({ upload: { name, size, sent, state, problem } }: { upload: Upload }) {
  const percent = size > 0 ? Math.floor((sent / size) * 100) : 0
  switch (state) {
    case 'refused':
      return <span className={css.problem}>{problem}</span>
    case 'waiting':
      return <span className={css.note}>{m.attachments_waiting()}</span>
    default:
      return (
        <>
          <progress className={css.progress} max={100} value={percent} aria-label={name} />
          {state === 'interrupted' ? (
            <span className={css.problem}>{m.attachments_interrupted()}</span>
          ) : (
            <span className={css.note}>
              {percent === 100 ? m.attachments_checking() : m.attachments_sending({ percent })}
            </span>
          )}
        </>
      )
  }
}
