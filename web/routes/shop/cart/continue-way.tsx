import { type MouseEvent, type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { CarriedFields, useCarriedInput } from '#web/forms/unsent/carried-fields.tsx'
import { carryingPath } from '#web/forms/unsent/carried-input.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { saveNow, untilSaved } from './line-saves.ts'

interface ContinueWayProps {
  /** The cart tables. */
  lines: RefObject<HTMLElement | null>
}

/** The way to the addresses. Without scripts it takes along what was entered there before. */
export function ContinueWay({ lines }: ContinueWayProps) {
  const to = paths.checkout(getLocale())
  const press = useLinkAfterSaves(lines)
  if (useCarriedInput().length === 0) {
    return (
      <ButtonLink wide to={to} data-print="no" {...press}>
        {m.cart_continue()}
      </ButtonLink>
    )
  }
  return (
    <form method="post" action={carryingPath(to)} data-print="no">
      <CarriedFields />
      <Button wide type="submit">
        {m.cart_continue()}
      </Button>
    </form>
  )
}

/** A link that waits for the changes of lines. If one was refused, the visitor stays and gets to its field. */
function useLinkAfterSaves(lines: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLAnchorElement>(null)
  const [presses, setPresses] = useState(0)
  const [settled, setSettled] = useState(0)
  const { location: next } = useNavigation()
  const refusedField = () => lines.current?.querySelector<HTMLElement>('[aria-invalid]')
  const goOn = useEffectEvent(() => {
    const refused = refusedField()
    if (refused) refused.focus()
    // Meanwhile, the visitor may have chosen another page.
    else if (!next || next.pathname === paths.cart(getLocale())) ref.current?.click()
  })
  useEffect(() => {
    if (settled > 0) goOn()
  }, [settled])
  async function wait() {
    setPresses(presses + 1)
    await untilSaved()
    // React draws the results of the saves as a transition, and this one with them.
    startTransition(() => setSettled(presses + 1))
  }
  function onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return
    const isWaiting = presses !== settled
    if (!isWaiting && !saveNow() && !refusedField()) return
    event.preventDefault()
    if (!isWaiting) void wait()
  }
  return { ref, onClick, 'aria-busy': presses !== settled || undefined }
}
