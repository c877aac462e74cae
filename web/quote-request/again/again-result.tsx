import type { ReactNode } from 'react'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { RequestedAgain } from './request-again.ts'

/** Names the lines that are in the cart now, and separately those that are not. */
export function RequestAgainResult({ added, gone, refused, reasons, rest, corrections }: RequestedAgain) {
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
      <LeftOut title={m.requests_refused({ count: refused.length })} lines={refused} reasons={reasons}>
        <a href={csvAddress(rest)} download={`${m.list_cart_file()}.csv`}>
          {m.cart_download()}
        </a>
      </LeftOut>
    </>
  )
}

/** A file that needs no request of its own. The byte order mark identifies UTF-8 for spreadsheets. */
const csvAddress = (list: string): string => `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${list}`)}`

interface LeftOutProps {
  title: string
  lines: RequestedAgain['gone']
  reasons: readonly string[]
  children?: ReactNode
}

function LeftOut({ title, lines, reasons, children }: LeftOutProps) {
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
      {children && <p>{children}</p>}
    </Notice>
  )
}
