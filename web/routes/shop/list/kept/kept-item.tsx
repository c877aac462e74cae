import { useRef, useState } from 'react'
import { paths } from '#web/app/paths.ts'
import { readList } from '#web/cart/list-entry/lines/read-list.ts'
import { Field } from '#web/forms/field.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { type KeptList, LONGEST_LIST_NAME } from '#web/customer/kept-lists/kept-lists.ts'
import css from './kept-section.module.css'
import { writeListLink } from './list-link.ts'

interface KeptItemProps {
  list: KeptList
  onLoad: () => void
  onDelete: () => void
  /** Returns why the list has no other name now; undefined if it has. */
  onRename: (name: string) => Promise<string | undefined>
}

/** The result of reading the list's address. */
type Shared = { kind: 'copied' } | { kind: 'shown'; address: string } | { kind: 'too long' }

/** A list with its name, and what can be done with it. */
export function KeptItem({ list, onLoad, onDelete, onRename }: KeptItemProps) {
  const { name, text } = list
  const [isRenaming, setRenaming] = useState(false)
  const [shared, setShared] = useState<Shared>()
  const wasRenaming = useRef(false)
  /** The focus returns to the button from which it came. */
  const returnFocus = (button: HTMLButtonElement | null) => {
    if (button && wasRenaming.current) button.focus()
    if (button) wasRenaming.current = false
  }
  const rename = () => {
    wasRenaming.current = true
    setRenaming(true)
  }
  const share = async () => {
    const address = await writeListLink(location.origin + paths.list(getLocale()), list)
    if (address === undefined) return setShared({ kind: 'too long' })
    try {
      await navigator.clipboard.writeText(address)
      setShared({ kind: 'copied' })
    } catch {
      // The browser or its user refuses: the address is shown, to be copied by hand.
      setShared({ kind: 'shown', address })
    }
  }
  return (
    <li className={css.item}>
      {isRenaming ? (
        <RenameFields name={name} onRename={onRename} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <p className={css.name}>
            {name} <span>{m.kept_lines({ count: readList(text).lines.length })}</span>
          </p>
          <div className={css.actions} role="group" aria-label={name}>
            <Button size="s" variant="line" onClick={onLoad}>
              {m.kept_load()}
            </Button>
            <Button size="s" variant="quiet" onClick={() => void share()}>
              {m.kept_share()}
            </Button>
            <Button size="s" variant="quiet" onClick={() => download(list)}>
              {m.kept_csv()}
            </Button>
            <Button ref={returnFocus} size="s" variant="quiet" onClick={rename}>
              {m.kept_rename()}
            </Button>
            <Button size="s" variant="quiet" onClick={onDelete}>
              {m.kept_delete()}
            </Button>
          </div>
        </>
      )}
      <div role="status" className={css.shared}>
        {shared?.kind === 'copied' && <p>{m.kept_copied()}</p>}
        {shared?.kind === 'too long' && <p>{m.kept_too_long()}</p>}
        {shared?.kind === 'shown' && (
          <Field label={m.kept_copy_by_hand()} name={`link-${name}`} defaultValue={shared.address} readOnly />
        )}
      </div>
    </li>
  )
}

interface RenameFieldsProps {
  name: string
  onRename: KeptItemProps['onRename']
  onDone: () => void
}

function RenameFields({ name, onRename, onDone }: RenameFieldsProps) {
  const [given, setGiven] = useState(name)
  const [error, setError] = useState<string>()
  const save = async () => {
    const text = given.trim()
    if (!text) return setError(m.kept_name_missing())
    const refusal = text === name ? undefined : await onRename(text)
    if (refusal === undefined) onDone()
    else setError(refusal)
  }
  return (
    <div className={css.rename}>
      <Field
        ref={selectText}
        label={m.kept_new_name({ name })}
        name="kept-new-name"
        value={given}
        error={error}
        maxLength={LONGEST_LIST_NAME}
        autoComplete="off"
        onChange={({ currentTarget }) => setGiven(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && void save()}
      />
      <Button variant="line" onClick={() => void save()}>
        {m.kept_rename_save()}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {m.kept_cancel()}
      </Button>
    </div>
  )
}

/** Selects the old name, so that typing replaces it. */
function selectText(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

/** Saves the list as a file. The byte order mark identifies UTF-8 for spreadsheets. */
function download({ name, text }: KeptList) {
  const address = URL.createObjectURL(new Blob([`\ufeff${text.replace(/^\ufeff/, '')}`], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, '-')}.csv`
  link.click()
  URL.revokeObjectURL(address)
}
