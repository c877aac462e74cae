import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { AddedItems } from '#web/cart/added-lines.ts'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { dropEmptyPieces, piecesOfVariant, SEVERAL_FORM, type SeveralValues } from './several-form.ts'

const NO_ERRORS = {}

/**
 * The pieces beside the variants as they are typed. The fields keep themselves; this watches them, and remembers them
 * while the table has the choice of one variant in their place.
 */
export function useSeveral(
  form: RefObject<HTMLFormElement | null>,
  isSeveral: boolean,
  result: FormResult<'several', SeveralValues, AddedItems> | undefined,
) {
  const [values, setValues] = useState<SeveralValues>(result?.values ?? { pieces: {} })
  /** With which the fields begin, each time that the table shows them. */
  const [begin, setBegin] = useState({ isSeveral, pieces: values.pieces })
  if (begin.isSeveral !== isSeveral) setBegin({ isSeveral, pieces: values.pieces })

  useEffect(() => {
    const element = form.current
    const drop = ({ formData }: FormDataEvent) => dropEmptyPieces(formData)
    element?.addEventListener('formdata', drop)
    return () => element?.removeEventListener('formdata', drop)
  }, [form])

  // Added pieces leave their fields; later input stays.
  const [handled, setHandled] = useState(result)
  if (result !== handled) {
    setHandled(result)
    if (result?.done !== undefined) setValues({ pieces: withoutAdded(values, result.values) })
  }
  useEffect(() => {
    if (result?.done === undefined) return
    for (const [number, pieces] of Object.entries(result.values.pieces)) {
      const field = form.current?.elements.namedItem(piecesOfVariant(number))
      if (field instanceof HTMLInputElement && field.value.trim() === pieces) field.value = ''
    }
  }, [form, result])

  const errors = result?.errors ?? NO_ERRORS
  const rows = useMemo(
    () => (isSeveral ? { pieces: begin.pieces, errors } : undefined),
    [isSeveral, begin.pieces, errors],
  )
  return { values, rows, watch: () => form.current && setValues(SEVERAL_FORM.read(new FormData(form.current))) }
}

const withoutAdded = ({ pieces }: SeveralValues, added: SeveralValues): SeveralValues['pieces'] =>
  Object.fromEntries(Object.entries(pieces).filter(([number, typed]) => added.pieces[number] !== typed))
