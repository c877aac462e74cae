import { Link } from 'react-router'
import { paths } from '#web/app/paths/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { RequestedAgain } from './request-again.ts'

/** Names the lines that are in the cart now, and separately those that are not. */
export function RequestAgainResult({ added, gone, refused, reasons, corrections }: RequestedAgain) {
  return (
    <>
      {added > 0 && (
        <Notice tone="ok" title={m.requests_added({ count: added })}>
          {corrections.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <Link to={paths.cart(getLocale())}>{m.requests_to_cart()}</Link>
          </p>
        </Notice>
      )}
      <LeftOut title={m.requests_left_out({ count: gone.length })} lines={gone} reasons={[]} />
      <LeftOut title={m.requests_refused({ count: refused.length })} lines={refused} reasons={reasons} />
    </>
  )
}

interface LeftOutProps {
  title: string
  lines: RequestedAgain['gone']
  reasons: readonly string[]
}

function LeftOut({ title, lines, reasons }: LeftOutProps) {
  if (lines.length === 0) return null
  return (
    <Notice tone="warn" title={title}>
      <ul>
        {lines.map(({ name, number }, index) => (
          <li key={`${number} ${index}`}>{[name, number].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      {reasons.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}
