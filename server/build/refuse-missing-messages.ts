import type { Plugin } from 'vite'
import { findMissingKeys } from '#web/i18n/missing-keys.ts'

/** Fails the build for a text that a language lacks, and names file and key. */
export function refuseMissingMessages(folder: string): Plugin {
  return {
    name: 'refuse-missing-messages',
    apply: 'build',
    async buildStart() {
      const missing = await findMissingKeys(folder)
      if (missing.length > 0) this.error(`Messages are missing:\n${missing.join('\n')}`)
    },
  }
}
