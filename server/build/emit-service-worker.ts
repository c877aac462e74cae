import type { Plugin } from 'vite'

/** Name of the service worker among the built browser files. */
export const WORKER_FILE = 'service-worker.js'

/**
 * Builds the service worker beside the pages' scripts, as one file with a fixed name, which the server reads.
 * @throws Error if it is not one file, because browsers would not run it.
 */
export function emitServiceWorker(source: string): Plugin {
  return {
    name: 'emit-service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: WORKER_FILE })
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER_FILE]
      if (worker?.type !== 'chunk' || worker.imports.length > 0 || worker.exports.length > 0)
        this.error(`${WORKER_FILE} is not one file without imports and exports`)
    },
  }
}
