import { useSyncExternalStore } from 'react'
import { m } from '#web/i18n/messages.ts'
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

/** Shown while the browser has no network. The live region exists before it is filled. */
export function OfflineNotice() {
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
          <span>{m.shell_offline()}</span>
        </p>
      )}
    </div>
  )
}
