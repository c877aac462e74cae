import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#web/ui/notice.tsx'

/** All errors of a form, each a link to its field; takes the focus when it appears. Nothing without errors. */
export function ErrorSummary({ title, errors }: { title: ReactNode; errors: { id: string; label: ReactNode }[] }) {
  const box = useRef<HTMLDivElement>(null)
  const count = errors.length
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
  if (count === 0) return null
  return (
    // On a page that answers a form posted without scripts the browser itself gives it the focus.
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the errors are what the visitor has to know first
    <Notice tone="error" title={title} tabIndex={-1} ref={box} autoFocus>
      <ul className="plain">
        {errors.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** As the browser follows such a link, but without a new place in the history: that would be a page without errors. */
function goTo(id: string, event: MouseEvent) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: field.matches('input, select, textarea') ? 'center' : 'start' })
}
