export type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As if typed now. React hears only of a value that differs from the last it knows, so it has to change on the way. */
export function typeAgain(field: Typed, value: string) {
  const put = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  const another = value === '' ? '0' : ''
  for (const next of [another, value]) {
    put?.call(field, next)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
