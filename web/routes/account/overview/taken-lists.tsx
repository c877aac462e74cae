import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/app/paths/paths.ts'
import { takeOverLists } from '#web/customer/kept-lists/take-over-lists.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { Notice } from '#web/ui/notice.tsx'

/** After a sign-in the account takes over the lists of the device, and says so. */
export function TakenLists({ customerId }: { customerId: string }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    void takeOverLists(customerId).then((taken) => setCount(taken?.count ?? 0))
  }, [customerId])
  if (count === 0) return null
  return (
    <Notice tone="ok" title={m.kept_taken({ count })}>
      <p>
        <Link to={`${paths.list(getLocale())}#kept`}>{m.kept_title()}</Link>
      </p>
    </Notice>
  )
}
