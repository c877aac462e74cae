/** Value of a control that the visitor may have changed. */
export interface TypedValue {
  /** Its name or id, and its number among those of this name. */
  key: string
  value: string
  isChecked: boolean
}

/** Whether a stored value can be put back: anyone at the device may have changed it. */
export function isTypedValue(value: unknown): value is TypedValue {
  if (typeof value !== 'object' || value === null || !('key' in value && 'value' in value && 'isChecked' in value))
    return false
  return typeof value.key === 'string' && typeof value.value === 'string' && typeof value.isChecked === 'boolean'
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Neither secrets, nor what cannot be set, nor the page's own data. */
const NOT_TYPED = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

/** The controls of a document by key. */
function controlsOf(root: ParentNode): Map<string, Control> {
  const found = new Map<string, Control>()
  const counts = new Map<string, number>()
  for (const control of root.querySelectorAll<Control>('input, textarea, select')) {
    const name = control.name || control.id
    if (name === '' || NOT_TYPED.has(control.type)) continue
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    found.set(`${name}#${count}`, control)
  }
  return found
}

const isChecked = (control: Control): boolean => 'checked' in control && control.checked

/** The values of all controls: React writes input into the markup, so old and new values look the same there. */
export const readTyped = (root: ParentNode): TypedValue[] =>
  [...controlsOf(root)].map(([key, control]) => ({ key, value: control.value, isChecked: isChecked(control) }))

/** Puts values back as if they were typed, so that the page's own code notices. Equal ones stay untouched. */
export function typeAgain(root: ParentNode, values: readonly TypedValue[]): void {
  const controls = controlsOf(root)
  for (const { key, value, isChecked: checked } of values) {
    const control = controls.get(key)
    if (!control) continue
    if (control.type === 'radio' || control.type === 'checkbox') {
      // A radio button is unchecked by another one.
      if (control.value === value && isChecked(control) !== checked && (checked || control.type === 'checkbox'))
        control.click()
    } else if (control.value !== value) {
      // React does not notice a value that is set by the property of the element itself.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
}
