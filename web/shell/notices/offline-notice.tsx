import { useSyncExternalStore } from 'react'
import { m } from '#web/i18n/messages.ts'
import { useStoredPages } from '#web/shell/offline/use-stored-pages.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './offline-notice.module.css'

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/**
 * Shown while the browser has no network. The live region exists before it is filled.
 * @param hasPages whether pages that were seen open offline.
 */
export function OfflineNotice({ hasPages }: { hasPages: boolean }) {
  useStoredPages(hasPages)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" data-print="no">
      {!online && (
        <p className={css.notice} data-above-bar="">
          <Icon name="alert" />
          <span>
            {m.shell_offline()} {hasPages && navigator.serviceWorker?.controller && m.shell_offline_read()}
          </span>
        </p>
      )}
    </div>
  )
}
