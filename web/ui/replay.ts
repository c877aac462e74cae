import { type Typed, typeAgain } from './type-again.ts'

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')

/** What a visitor has done to parts whose scripts are still on their way (`data-asleep`): typed, and pressed last. */
const typed = new Map<Typed, string>()
let pressed: HTMLElement | undefined

const isAsleep = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-asleep]') !== null

if (!import.meta.env.SSR) {
  const onInput = ({ target }: Event) => void (isAsleep(target) && isTyped(target) && typed.set(target, target.value))
  const onClick = ({ target }: Event) => {
    if (isAsleep(target)) pressed = target.closest<HTMLElement>('button[type="button"]') ?? undefined
  }
  document.addEventListener('input', onInput, true)
  document.addEventListener('click', onClick, true)
}

/** The part has its scripts: what was done to it and could not do anything is done again. */
export function wake(part: HTMLElement) {
  delete part.dataset['asleep']
  for (const [field, value] of typed) {
    if (!part.contains(field)) continue
    typed.delete(field)
    typeAgain(field, value)
  }
  const again = pressed
  if (!again || !part.contains(again)) return
  pressed = undefined
  again.click()
}
