import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import css from './notice.module.css'

type Tone = 'info' | 'ok' | 'warn' | 'error'
const ICONS = { info: 'info', ok: 'check', warn: 'alert', error: 'alert' } as const satisfies Record<Tone, IconName>

interface NoticeProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
}

/** A message that stands in the page. Errors and warnings are announced at once, the others politely. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={classNames(css.notice, css[tone])} role={tone === 'error' || tone === 'warn' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <div className={css.text}>
        {title && <strong className={css.title}>{title}</strong>}
        {children}
      </div>
    </div>
  )
}

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
    <div className={classNames(css.notice, css.error)} role="alert" tabIndex={-1} ref={box} autoFocus>
      <Icon name="alert" />
      <div className={css.text}>
        <strong className={css.title}>{title}</strong>
        <ul className="plain">
          {errors.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(id, event)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
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
