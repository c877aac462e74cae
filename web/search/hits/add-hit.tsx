import { createContext, use } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { HIT_NUMBER } from './add-hit-form.ts'
import css from './hit.module.css'

/** Item numbers of a list of hits that were put into the request, and that are on their way there. */
interface AddedHits {
  added: ReadonlySet<string>
  adding: string | undefined
}

export const AddedHitsContext = createContext<AddedHits>({ added: new Set(), adding: undefined })

/** A button of the form around a list of hits; the result appears in its place. */
export function AddHit({ number }: { number: string }) {
  const { added, adding } = use(AddedHitsContext)
  if (added.has(number)) {
    return (
      <span className={css.added}>
        <Icon name="check" small />
        <span aria-hidden="true">{m.search_added()}</span>
        <span className="vh">{m.search_added_hit({ number })}</span>
      </span>
    )
  }
  return (
    <Button
      type="submit"
      variant="line"
      name={HIT_NUMBER}
      value={number}
      busy={adding === number}
      className={css.add}
      aria-label={m.search_add_hit({ number })}
    >
      <Icon name="plus" small />
      {m.search_add()}
    </Button>
  )
}
