import { useState, type ComponentType, type MouseEvent } from 'react'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { CadDialogProps } from './cad-dialog.tsx'

/** A link to the page of the model, which opens as a dialog once its scripts are there. */
export function CadLink({ address }: { address: string }) {
  const [Dialog, setDialog] = useState<ComponentType<CadDialogProps>>()
  const open = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Without the scripts the link leads to the page.
    const loaded = await import('./cad-dialog.tsx').catch(() => undefined)
    if (loaded) setDialog(() => loaded.CadDialog)
    else location.assign(address)
  }
  return (
    <>
      <a href={address} onClick={open}>
        <Icon name="cube" />
        {m.cad_link()}
      </a>
      {Dialog && <Dialog address={address} onClose={() => setDialog(undefined)} />}
    </>
  )
}
