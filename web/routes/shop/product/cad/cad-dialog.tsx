import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Model } from '#drawing/export/model.ts'
import { m } from '#web/i18n/messages.ts'
import { ModelDrawing } from '#web/tools/cad/model-drawing.tsx'
import { ModelStage } from '#web/tools/cad/model-stage.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './cad-dialog.module.css'

export interface CadDialogProps {
  /** Of the model's page. */
  address: string
  onClose: () => void
}

/** The model of the choice, over the product's page. Outside of its form, whose fields it must not join. */
export function CadDialog({ address, onClose }: CadDialogProps) {
  const model = useModel(address)
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={typeof model === 'object' ? m.cad_title({ number: model.parts[0]?.number ?? '' }) : m.cad_crumb()}
      closeLabel={m.shell_close()}
      actions={
        <>
          <a href={address.replace(/(?=\?|$)/, '/step')} className={css.page} type="model/step">
            <Icon name="download" />
            {m.cad_file_step()}
          </a>
          <a href={address} className={css.page}>
            {m.cad_page_link()}
            <Icon name="arrow-right" small />
          </a>
        </>
      }
    >
      {model === 'loading' && <p role="status">{m.cad_loading()}</p>}
      {model === 'failed' && <p role="alert">{m.cad_failed()}</p>}
      {typeof model === 'object' && <ModelStage model={model} drawing={<ModelDrawing model={model} />} />}
    </Dialog>,
    document.body,
  )
}

function useModel(address: string): Model | 'loading' | 'failed' {
  const [model, setModel] = useState<Model | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const response = await fetch(address.replace(/(?=\?|$)/, '/json'), { signal: leaving.signal })
      const found: unknown = response.ok ? await response.json() : undefined
      setModel(isModel(found) ? found : 'failed')
    }
    // Aborted only by the dialog's own end, which shows nothing more.
    read().catch(() => !leaving.signal.aborted && setModel('failed'))
    return () => leaving.abort()
  }, [address])
  return model
}

/** Whether something is a model as the site's own JSON file of it has it. The schemas of the server are too long for pages. */
const isModel = (given: unknown): given is Model =>
  isObject(given) &&
  typeof given['name'] === 'string' &&
  Array.isArray(given['parts']) &&
  given['parts'].every((part) => isObject(part) && Array.isArray(part['solids']) && part['solids'].every(isSolid))

const isSolid = (given: unknown): boolean =>
  isObject(given) && Array.isArray(given['outline']) && typeof given['length'] === 'number'

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null
