type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')

/**
 * Remembers what a visitor does to markup whose scripts are still on their way: the last button that was pressed and
 * could not do anything, and what was typed. `replay` does it again, once.
 */
export function rememberActions(place: HTMLElement) {
  const typed = new Map<Typed, string>()
  let pressed: HTMLElement | undefined
  const onInput = ({ target }: Event) => void (isTyped(target) && typed.set(target, target.value))
  const onClick = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type="button"]') ?? undefined
  }
  place.addEventListener('input', onInput)
  place.addEventListener('click', onClick)

  const stop = () => {
    place.removeEventListener('input', onInput)
    place.removeEventListener('click', onClick)
  }
  const replay = () => {
    stop()
    for (const [field, value] of typed) write(field, value)
    pressed?.click()
  }
  return { replay, stop }
}

/** As if typed now. React hears only of a value that differs from the last it knows, so it has to change on the way. */
function write(field: Typed, value: string) {
  const put = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  for (const next of ['', value]) {
    put?.call(field, next)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
