import kernelLicenceUrl from 'occt-import-js/dist/license.occt.txt?url'
import readerLicenceUrl from 'occt-import-js/dist/license.occt-import-js.txt?url'
import { useEffect, useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { CadViewer } from '#web/tools/cad/viewer/cad-viewer.tsx'
import type { ViewerBody } from '#web/tools/cad/viewer/viewer-body.ts'
import type { GivenStep } from './given-steps.ts'

/** The model of a STEP file, read by a thread of its own. */
export function GivenModel({ file: { name, url } }: { file: GivenStep }) {
  const bodies = useStepBodies(url)
  if (bodies === 'loading') return <p role="status">{m.cad_loading()}</p>
  if (bodies === 'failed') return <p role="alert">{m.cad_own_file_failed()}</p>
  return (
    <>
      <CadViewer bodies={bodies} name={name} drawing={null} />
      <ReaderLicence />
    </>
  )
}

/** The LGPL asks for its text beside a part that is sent to others. */
const ReaderLicence = () => (
  <p>
    {m.cad_reader_licence()} <a href={readerLicenceUrl}>occt-import-js</a>, <a href={kernelLicenceUrl}>Open CASCADE</a>
  </p>
)

function useStepBodies(url: string): readonly ViewerBody[] | 'loading' | 'failed' {
  const [bodies, setBodies] = useState<readonly ViewerBody[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const worker = new Worker(new URL('./step-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ViewerBody[] | undefined>) =>
      setBodies(data && data.length > 0 ? data : 'failed'),
    )
    worker.addEventListener('error', () => setBodies('failed'))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(new URL(url, location.href).href)
    return () => worker.terminate()
  }, [url])
  return bodies
}
