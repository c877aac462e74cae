import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { LIST_TEXT } from '#web/cart/list-entry/list-form.ts'
import { readList } from '#web/cart/list-entry/lines/read-list.ts'
import type { ListChange } from '#web/customer/kept-lists/change-lists.ts'
import { MOST_KEPT } from '#contracts/shop/kept-lists.ts'
import { findKept, type KeptList, LONGEST_LIST_NAME } from '#web/customer/kept-lists/kept-lists.ts'
import { useKeptLists, type KeptRefusal } from '#web/customer/kept-lists/use-kept-lists.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { KeptItem } from './kept-item.tsx'
import css from './kept-section.module.css'
import { readListLink, type SharedList } from './list-link.ts'

/** The last change, with a way back. */
interface Said {
  tone: 'ok' | 'error'
  text: string
  undo?: () => void
}

/**
 * Lists with names: saved from the entry field or the cart, loaded into the field, shared by an address. All of it needs
 * scripts, because lists of a device are not stored on the server.
 */
export function KeptSection({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const kept = useKeptLists()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState<Said>()
  const title = useRef<HTMLHeadingElement>(null)
  const lists = kept?.lists ?? []

  /** Changes the lists and says so, with the change that undoes it; or says why nothing has changed. */
  const change = async (next: ListChange, text: string, undo?: ListChange): Promise<boolean> => {
    const refusal = await kept?.change(next)
    const back = undo && { undo: () => void change(undo, m.kept_undone()) }
    setSaid(refusal ? { tone: 'error', text: keptRefusalText(refusal) } : { tone: 'ok', text, ...back })
    return refusal === undefined
  }
  const save = async (text: string, whenEmpty: string) => {
    const given = name.trim()
    if (!given) return setError(m.kept_name_missing())
    setError(undefined)
    if (readList(text).lines.length === 0) return setSaid({ tone: 'error', text: whenEmpty })
    const replaced = findKept(lists, given)
    const done = replaced ? m.kept_replaced({ name: given }) : m.kept_saved({ name: given })
    const undo = replaced && { kind: 'keep' as const, list: replaced }
    if (await change({ kind: 'keep', list: { name: given, text } }, done, undo)) setName('')
  }
  const saveCart = async () => {
    const text = await readCartList()
    if (text === undefined) setSaid({ tone: 'error', text: m.kept_cart_failed() })
    else await save(text, m.kept_cart_empty())
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
      {kept && (
        <>
          <p className={css.lede}>{kept.place === 'account' ? m.kept_in_account() : m.kept_on_device()}</p>
          {kept.taken > 0 && <Notice tone="ok" title={m.kept_taken({ count: kept.taken })} />}
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
            <Button variant="line" onClick={() => void save(fieldOf(form.current)?.value ?? '', m.kept_text_missing())}>
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
                    const back = { kind: 'keep' as const, list }
                    void change({ kind: 'remove', name: list.name }, m.kept_deleted({ name: list.name }), back)
                    // The button is gone; the way back is next.
                    title.current?.focus()
                  }}
                  onRename={async (given) => {
                    const refusal = await kept.change({ kind: 'rename', name: list.name, to: given })
                    if (refusal) return keptRefusalText(refusal)
                    setSaid({ tone: 'ok', text: m.kept_saved({ name: given }) })
                    return undefined
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

const REFUSAL_TEXTS: Record<KeptRefusal, () => string> = {
  full: () => m.kept_full({ max: MOST_KEPT }),
  taken: m.kept_name_taken,
  'too long': m.kept_too_much,
  'not kept': m.kept_refused,
  'not stored': m.kept_not_stored,
  'signed out': m.kept_signed_out,
  'another customer': m.kept_other_customer,
  unreachable: m.kept_unreachable,
}

/** Says why a change of the lists did not take place. */
const keptRefusalText = (refusal: KeptRefusal): string => REFUSAL_TEXTS[refusal]()
