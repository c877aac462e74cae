import { useEffect, useSyncExternalStore } from 'react'
import { restoreInput } from '#web/forms/unsent/restore-input.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNewVersion } from './new-version.ts'
import css from './page-notice.module.css'

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/**
 * Gives fields their input back where React renders a part of the server's page again. It reports that as an error of the
 * window, after the part is there.
 */
function useRestoredInput(fields: Iterable<Element>) {
  useEffect(() => {
    const { pathname } = location
    const restore = () => {
      if (location.pathname === pathname) restoreInput(fields)
    }
    restore()
    addEventListener('error', restore)
    return () => removeEventListener('error', restore)
  }, [fields])
}

/**
 * Says that the network is away, or offers a new version of the site. The live region exists before it is filled.
 * @param fields of the page as the server sent it.
 */
export function PageNotice({ fields }: { fields: Iterable<Element> }) {
  useRestoredInput(fields)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const reload = useNewVersion()
  return (
    <div role="status" data-print="no">
      {(!online || reload) && (
        <p className={css.notice} data-above-bar="">
          <Icon name="alert" />
          <span>{online ? m.shell_new_version() : m.shell_offline()}</span>
          {online && (
            <Button variant="line" size="s" onClick={reload}>
              {m.shell_reload()}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
