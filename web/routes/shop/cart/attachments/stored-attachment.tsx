import { useFetcher } from 'react-router'
import type { Attachment } from '#contracts/attachments/attachments.ts'
import { paths } from '#web/app/paths.ts'
import { AttachmentItem, previewOf } from '#web/cart/attachments/attachment-item.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { CarriedFields } from '#web/forms/unsent/carried-fields.tsx'
import { m } from '#web/i18n/messages.ts'
import { REMOVE_FILE, RESTORE_FILE } from '#web/routes/shop/cart/cart-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './upload-item.module.css'

/** A file on the server: complete, broken off, or removed a short time ago. The button keeps its place and the focus. */
export function StoredAttachment({ attachment }: { attachment: Attachment }) {
  const fetcher = useFetcher()
  const { id, name, size, received, isRemoved } = attachment
  const percent = Math.floor((received / size) * 100)
  return (
    <li className={css.item} data-removed={isRemoved ? '' : undefined}>
      <AttachmentItem
        {...attachment}
        preview={previewOf(attachment)}
        state={
          isRemoved ? (
            <span className={css.note}>{m.attachments_removed({ name })}</span>
          ) : (
            received < size && <span className={css.problem}>{m.attachments_unfinished({ percent })}</span>
          )
        }
      >
        <fetcher.Form method="post" action={paths.cart(getLocale())} preventScrollReset>
          <CarriedFields />
          <input type="hidden" name="id" value={id} />
          <Button
            variant={isRemoved ? 'line' : 'quiet'}
            size="s"
            type="submit"
            name="intent"
            value={isRemoved ? RESTORE_FILE : REMOVE_FILE}
            busy={fetcher.state !== 'idle'}
            aria-label={isRemoved ? m.attachments_undo_of({ name }) : m.attachments_remove_of({ name })}
          >
            {isRemoved ? m.cart_undo() : <Icon name="trash" />}
          </Button>
        </fetcher.Form>
      </AttachmentItem>
    </li>
  )
}
