import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { ADDED_LINES, type AddedItems, TAKE_BACK, type TakeBackResult } from '#web/cart/added-lines.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import css from './added-note.module.css'

interface AddedNoteProps {
  /** Undefined while nothing was added, or once the form has changed since. */
  added: AddedItems | undefined
  /** Distinguishes additions: the token of their form. */
  id: string | undefined
  /** The quiet way to what goes with it. */
  children?: ReactNode
}

/**
 * Says beside the button what it has added, with the ways to see it and to take it back. Where it is shown, the button
 * stays in its place: nothing comes under the finger.
 */
export const AddedNote = ({ added, id, children }: AddedNoteProps) => (
  <div className={css.note} role="status" data-print="no">
    {added && (
      <Added key={id} added={added}>
        {children}
      </Added>
    )}
  </div>
)

function Added({ added: { text, lines }, children }: { added: AddedItems; children: ReactNode }) {
  const { submit, state, data } = useFetcher<TakeBackResult>()
  const takeBack = () => {
    const posted = { intent: TAKE_BACK, [ADDED_LINES]: JSON.stringify(lines) }
    if (state === 'idle') void submit(posted, { method: 'post' })
  }
  if (data?.done !== undefined) return <p>{data.done}</p>
  return (
    <>
      <p className={css.text}>
        <Icon name="check" />
        <span>{text}</span>
      </p>
      <p className={css.ways}>
        <Link to={paths.cart(getLocale())}>{m.product_see_cart()}</Link>
        <button type="button" aria-busy={state !== 'idle' || undefined} onClick={takeBack}>
          {m.product_undo()}
        </button>
        {children}
      </p>
      {data?.notice && <p>{data.notice}</p>}
    </>
  )
}
