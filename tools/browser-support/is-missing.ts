import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '#server/build/browser-targets.ts'

/** Names of the compatibility data by those of browserslist. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const
const isBrowser = (name: string): name is keyof typeof BROWSERS => Object.hasOwn(BROWSERS, name)

const oldest = [...oldestBrowsers()]

/** Whether a promised browser lacks what an entry of MDN's data describes, or knows it by a prefix only. */
export const isMissing = (entry: CompatStatement | undefined, { withPrefix = false } = {}): boolean =>
  entry !== undefined &&
  oldest.some(([name, version]) => {
    if (!isBrowser(name)) return false
    const support = entry.support[BROWSERS[name]]
    return ![support ?? []].flat().some((statement) => isSupported(statement, version, withPrefix))
  })

function isSupported(statement: SimpleSupportStatement, version: string, withPrefix: boolean): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (typeof added !== 'string' || removed !== undefined || flags || (prefix && !withPrefix) || other) return false
  return isAtMost(added.replace('≤', ''), version)
}

/** Whether version `a` is not newer than `b`; `preview` is newer than all. */
function isAtMost(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (const [index, part] of (left ?? []).entries()) {
    if (Number.isNaN(part)) return false
    const other = right?.[index] ?? 0
    if (part !== other) return part < other
  }
  return true
}

/** The entries below an entry. */
export function membersOf(owner: Identifier): [string, Identifier][] {
  return Object.entries(owner).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat')
}
