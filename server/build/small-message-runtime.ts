import type { Plugin } from 'vite'

/**
 * Replaces Paraglide's runtime in builds: messages ask it for the locale, which `web/i18n/locale.ts` says, and for nothing
 * else. Its own has strategies that no page uses, 1.4 KB by gzip on every first visit.
 */
export function smallMessageRuntime(): Plugin {
  return {
    name: 'small-message-runtime',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('/web/i18n/generated/runtime.js') ? RUNTIME : undefined),
  }
}

const RUNTIME = `
export const experimentalStaticLocale = undefined
export let getLocale
export const overwriteGetLocale = (read) => { getLocale = read }
`
