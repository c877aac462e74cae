import { useSyncExternalStore } from 'react'
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

/** Says that the network is away, or offers a new version of the site. The live region exists before it is filled. */
export function PageNotice() {
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
