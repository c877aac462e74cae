/** Whether a form of the document has input that was not sent. Hidden fields are the page's own. */
export const hasUnsentInput = ({ forms }: Pick<Document, 'forms'>): boolean =>
  [...forms].some(({ elements }) => [...elements].some(isChanged))

/** Whether a visitor has changed a control. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) return isChangedChoice(control)
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** The browser selects the first option of a list that names none. */
function isChangedChoice({ options, selectedIndex }: HTMLSelectElement): boolean {
  const isDefault = (option: HTMLOptionElement) => option.hasAttribute('selected')
  const all = [...options]
  return all.some(isDefault) ? all.some((option) => option.selected !== isDefault(option)) : selectedIndex > 0
}
