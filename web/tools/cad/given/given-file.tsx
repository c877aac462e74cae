import { lazy, Suspense, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './given-file.module.css'
import type { GivenStep } from './given-steps.ts'

const GivenModel = lazy(async () => ({ default: (await import('./given-model.tsx')).GivenModel }))

/** The file to download, and the button that shows it: its reader is three megabytes. */
export function GivenFile({ file }: { file: GivenStep }) {
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  return (
    <div className={css.given}>
      <p className={css.bar}>
        <a href={file.url} type="model/step" download>
          <Icon name="download" />
          {m.cad_own_file()}: {file.name}
        </a>
        <Button variant="line" size="s" disabled={!isHydrated || isShown} onClick={() => setShown(true)}>
          <Icon name="cube" />
          {m.cad_load()}
        </Button>
      </p>
      {isShown && (
        <Suspense fallback={<p role="status">{m.cad_loading()}</p>}>
          <GivenModel file={file} />
        </Suspense>
      )}
    </div>
  )
}
