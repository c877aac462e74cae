import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { LIST_TEXT } from '#web/cart/list-entry/list-form.ts'
import { readList } from '#web/cart/list-entry/read-list.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { KeptItem } from './kept-item.tsx'
import { findKept, type KeptList, LONGEST_LIST_NAME, MOST_KEPT, withKept, withName, withoutKept } from './kept-lists.ts'
import css from './kept-section.module.css'
import { readListLink, type SharedList } from './list-link.ts'
import { storeKeptLists, useKeptLists } from './use-kept-lists.ts'

/** What happened last, with a way back. */
interface Said {
  tone: 'ok' | 'error'
  text: string
  undo?: () => void
}

/**
 * Lists with names, on this device: saved from the entry field or the cart, loaded into the field, shared by an address.
 * All of it needs scripts, because nothing is stored on the server.
 */
export function KeptSection({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const lists = useKeptLists()
  const isHydrated = useHydrated()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState<Said>()
  const title = useRef<HTMLHeadingElement>(null)

  /** Stores lists and says so; if the browser refuses, nothing has changed, and that is said. */
  const store = (next: readonly KeptList[], text: string, isUndoable: boolean) => {
    const isStored = storeKeptLists(next)
    const undo = isUndoable ? { undo: () => store(lists, m.kept_undone(), false) } : {}
    setSaid(isStored ? { tone: 'ok', text, ...undo } : { tone: 'error', text: m.kept_refused() })
    return isStored
  }
  const save = (text: string, whenEmpty: string) => {
    const given = name.trim()
    if (!given) return setError(m.kept_name_missing())
    setError(undefined)
    if (readList(text).length === 0) return setSaid({ tone: 'error', text: whenEmpty })
    const next = withKept(lists, { name: given, text })
    if (!next) return setSaid({ tone: 'error', text: m.kept_full({ max: MOST_KEPT }) })
    const isReplaced = findKept(lists, given) !== undefined
    const isStored = store(
      next,
      isReplaced ? m.kept_replaced({ name: given }) : m.kept_saved({ name: given }),
      isReplaced,
    )
    if (isStored) setName('')
  }
  const saveCart = async () => {
    const text = await readCartList()
    if (text === undefined) setSaid({ tone: 'error', text: m.kept_cart_failed() })
    else save(text, m.kept_cart_empty())
  }
  /** The text that was in the field before comes back with "undo". */
  const load = ({ name, text }: KeptList) => {
    const before = fieldOf(form.current)?.value ?? ''
    fill(form.current, text)
    const undo = () => {
      fill(form.current, before)
      setSaid(undefined)
    }
    setSaid({ tone: 'ok', text: m.kept_loaded({ name }), ...(before.trim() !== '' && before !== text && { undo }) })
  }
  const open = useEffectEvent((shared: SharedList | null | undefined) => {
    if (shared === null) setSaid({ tone: 'error', text: m.kept_link_broken() })
    if (!shared) return
    const given = shared.name.slice(0, LONGEST_LIST_NAME) || m.kept_shared()
    setName(given)
    load({ name: given, text: shared.text })
  })
  const { hash } = useLocation()
  useEffect(() => void readListLink(hash).then(open), [hash])

  return (
    <section id="kept" className={css.section} aria-labelledby="kept-title">
      <h2 ref={title} id="kept-title" tabIndex={-1}>
        {m.kept_title()}
      </h2>
      <p className={css.lede}>{m.kept_lede()}</p>
      <noscript>
        <p>{m.kept_needs_scripts()}</p>
      </noscript>
      {isHydrated && (
        <>
          {said && (
            <Notice tone={said.tone} title={said.text}>
              {said.undo && (
                <Button size="s" variant="line" onClick={said.undo}>
                  {m.cart_undo()}
                </Button>
              )}
            </Notice>
          )}
          <div className={css.save}>
            <Field
              label={m.kept_name()}
              name="kept-name"
              value={name}
              error={error}
              maxLength={LONGEST_LIST_NAME}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button variant="line" onClick={() => save(fieldOf(form.current)?.value ?? '', m.kept_text_missing())}>
              {m.kept_save()}
            </Button>
            <Button variant="line" onClick={() => void saveCart()}>
              {m.kept_save_cart()}
            </Button>
          </div>
          {lists.length === 0 ? (
            <p className={css.none}>{m.kept_none()}</p>
          ) : (
            <ul className={css.lists} aria-label={m.kept_title()}>
              {lists.map((list) => (
                <KeptItem
                  key={list.name}
                  list={list}
                  onLoad={() => load(list)}
                  onDelete={() => {
                    store(withoutKept(lists, list), m.kept_deleted({ name: list.name }), true)
                    // The button is gone; the way back is next.
                    title.current?.focus()
                  }}
                  onRename={(given) => {
                    const next = withName(lists, list, given)
                    return next !== undefined && store(next, m.kept_saved({ name: given }), false)
                  }}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

const fieldOf = (form: HTMLFormElement | null): HTMLTextAreaElement | undefined => {
  const field = form?.elements.namedItem(LIST_TEXT)
  return field instanceof HTMLTextAreaElement ? field : undefined
}

/** Shows a text in the field of the form, which may be folded away. */
function fill(form: HTMLFormElement | null, text: string) {
  const field = fieldOf(form)
  if (!field) return
  field.value = text
  field.closest('details')?.setAttribute('open', '')
  field.scrollIntoView({ block: 'center' })
}

/** The cart as CSV; undefined if it cannot be read. */
async function readCartList(): Promise<string | undefined> {
  try {
    const response = await fetch(paths.cartList(getLocale()))
    return response.ok ? await response.text() : undefined
  } catch (error) {
    // No connection.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
