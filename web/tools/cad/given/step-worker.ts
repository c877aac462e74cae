/* oxlint-disable unicorn/require-post-message-target-origin -- the page that started it has no origin to name */
import openReader from 'occt-import-js'
import wasmUrl from 'occt-import-js/dist/occt-import-js.wasm?url'
import { toBodies } from './to-bodies.ts'

/**
 * Reads a STEP file in a thread of its own, because triangulating one takes seconds. Only this script may compile
 * WebAssembly (docs/decisions/0071).
 */
self.addEventListener('message', async ({ data }: MessageEvent<string>) => {
  try {
    const [reader, response] = await Promise.all([openReader({ locateFile: () => wasmUrl }), fetch(data)])
    if (!response.ok) throw new Error(`${data}: ${response.status}`)
    const content = new Uint8Array(await response.arrayBuffer())
    const { success, meshes } = reader.ReadStepFile(content, PARAMETERS)
    self.postMessage(success ? toBodies(meshes) : undefined)
  } catch (error) {
    // The page shows that the file cannot be shown; the reason is for who looks into the console.
    reportError(error)
    self.postMessage(undefined)
  }
})

/** A chord is within a five-hundredth of the model's size. */
const PARAMETERS = {
  linearUnit: 'millimeter',
  linearDeflectionType: 'bounding_box_ratio',
  linearDeflection: 0.002,
} as const
