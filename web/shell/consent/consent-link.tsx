import { type ReactNode, useState } from 'react'
import { cookieSettingsPath } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'

const load = () => import('./consent-dialog.tsx')

interface ConsentLinkProps {
  hasStatistics: boolean
  className?: string | undefined
  children: ReactNode
}

/** To all choices about cookies: a dialog, or a page of their own until scripts run. */
export function ConsentLink({ hasStatistics, className, children }: ConsentLinkProps) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof load>>>()
  async function open(address: string) {
    try {
      setDialog(await load())
    } catch {
      // The dialog's scripts did not load: its page says the same.
      location.assign(address)
    }
  }
  return (
    <>
      <a
        className={className}
        href={cookieSettingsPath(getLocale())}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void open(event.currentTarget.href)
        }}
      >
        {children}
      </a>
      {dialog && <dialog.ConsentDialog hasStatistics={hasStatistics} onClose={() => setDialog(undefined)} />}
    </>
  )
}
