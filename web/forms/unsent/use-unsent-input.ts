import { type FormEvent, type RefObject, use, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { type CarriedForm, carriedFieldsOf, isCarriedName } from './carried-input.ts'
import { CarriedInputContext } from './carried-fields.tsx'
import { isChanged } from './changed-controls.ts'
import { readStoredInput, storeInput } from './stored-input.ts'

interface UnsentInput {
  /** The fields as they were entered before; undefined if none was. */
  input: FormData | undefined
  /** Of the form: its fields begin again with the input once it is known. */
  key: string
  form: {
    ref: RefObject<HTMLFormElement | null>
    onChange: (event: FormEvent<HTMLFormElement>) => void
  }
}

interface UnsentInputOptions {
  /** Id of the customer; empty for a guest. */
  owner?: string
  /** Whether the page shows the answer to this form, which has the input itself. */
  isAnswered: boolean
}

/**
 * The input of a form that its visitor left for another page of the request. It came along in hidden fields; with scripts
 * the tab remembers it.
 * @param name undefined for a form whose input is not remembered.
 */
export function useUnsentInput(
  name: CarriedForm | undefined,
  { owner = '', isAnswered }: UnsentInputOptions,
): UnsentInput {
  const isHydrated = useHydrated()
  const carried = use(CarriedInputContext)
  const ref = useRef<HTMLFormElement>(null)
  const [came] = useState(() => name && carriedFieldsOf(carried, name))
  const isKnown = isAnswered || came !== undefined
  const [stored, setStored] = useState(() =>
    name && isHydrated && !isKnown ? readStoredInput(name, owner) : undefined,
  )
  useShown(ref, (form) => {
    if (!name) return
    const changed = changedNames(form)
    const before = isKnown ? undefined : readStoredInput(name, owner)
    const isNew = before !== undefined && stored === undefined
    if (isKnown || changed.size > 0) storeInput(name, owner, joined(form, before, changed))
    if (isNew) setStored(readStoredInput(name, owner))
  })
  return {
    input: stored ?? came,
    key: stored ? 'stored' : 'sent',
    form: {
      ref,
      onChange: ({ currentTarget }) => {
        if (name) storeInput(name, owner, fieldsOf(currentTarget))
      },
    },
  }
}

/** Calls once, when a form is shown or hydrated. */
function useShown(ref: RefObject<HTMLFormElement | null>, onShown: (form: HTMLFormElement) => void) {
  const show = useEffectEvent(() => ref.current && onShown(ref.current))
  useLayoutEffect(() => void show(), [])
}

/** Names of the fields that a visitor has changed before the scripts came. */
const changedNames = ({ elements }: HTMLFormElement): ReadonlySet<string> =>
  new Set([...elements].filter(isChanged).map((control) => control.getAttribute('name') ?? ''))

/** The visitor's fields: without passwords, files and what the page has hidden. */
function fieldsOf(form: HTMLFormElement): [string, string][] {
  const isOwn = (name: string) => {
    const control = form.elements.namedItem(name)
    return !(control instanceof HTMLInputElement && ['hidden', 'password'].includes(control.type))
  }
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !isCarriedName(name) && isOwn(name) ? [[name, value]] : [],
  )
}

/** The fields from before, but those that were changed since as they are now. */
function joined(form: HTMLFormElement, before: FormData | undefined, changed: ReadonlySet<string>) {
  if (!before) return fieldsOf(form)
  const old = [...before].flatMap(([name, value]): [string, string][] =>
    changed.has(name) ? [] : [[name, `${value}`]],
  )
  return [...old, ...fieldsOf(form).filter(([name]) => changed.has(name))]
}
