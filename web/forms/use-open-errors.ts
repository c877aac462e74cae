import { type InputEvent, useState } from 'react'
import type { FieldErrors } from './form-fields.ts'

/**
 * The errors of fields that the visitor has not changed since the response. An error is about the posted value.
 * `onInput` is for the form.
 * @param decides the field that is checked by another one, by the name of that other one.
 */
export function useOpenErrors(errors: FieldErrors | undefined, decides: Readonly<Record<string, string>> = {}) {
  const [changed, setChanged] = useState<{ of: FieldErrors | undefined; names: readonly string[] }>()
  const names = changed?.of === errors ? (changed?.names ?? []) : []
  const open = Object.entries(errors ?? {}).filter(([name]) => !names.includes(name))
  return {
    errors: Object.fromEntries(open),
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const name = target instanceof Element ? target.id : ''
      const mended = [name, decides[name] ?? ''].filter((one) => errors?.[one] !== undefined && !names.includes(one))
      if (mended.length > 0) setChanged({ of: errors, names: [...names, ...mended] })
    },
  }
}
