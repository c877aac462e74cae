import { type InputEvent, useState } from 'react'
import type { FieldErrors } from './form-fields.ts'

/**
 * The errors of fields that the visitor has not changed since the response. An error is about the posted value.
 * `onInput` is for the form.
 */
export function useOpenErrors(errors: FieldErrors | undefined) {
  const [changed, setChanged] = useState<{ of: FieldErrors | undefined; names: readonly string[] }>()
  const names = changed?.of === errors ? (changed?.names ?? []) : []
  const open = Object.entries(errors ?? {}).filter(([name]) => !names.includes(name))
  return {
    errors: Object.fromEntries(open),
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const name = target instanceof Element ? target.id : ''
      if (errors?.[name] !== undefined && !names.includes(name)) setChanged({ of: errors, names: [...names, name] })
    },
  }
}
