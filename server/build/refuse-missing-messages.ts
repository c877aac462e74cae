import type { Plugin } from 'vite'
import { findMissingKeys } from '#web/i18n/missing-keys.ts'

/** A text that one of the languages lacks fails the build, with the file and the key. */
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
