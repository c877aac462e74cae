const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether a key opens the search: `/` outside of fields, and Ctrl or Command with K. Never above another dialog. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog:modal')) return false
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey && !event.shiftKey
  return key === '/' && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(FIELDS))
}
