import browserslist from 'browserslist'

/** Names of the build's targets by those of browserslist. */
const TARGETS: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * The oldest promised version of each browser, by its name in browserslist.
 * @throws for a browser in `package.json` that the build cannot aim at.
 */
export function oldestBrowsers(): Map<string, string> {
  const oldest = new Map<string, string>()
  for (const entry of browserslist()) {
    const [name = '', range = ''] = entry.split(' ')
    if (!TARGETS[name]) throw new Error(`The build has no target for the browser ${name}.`)
    const [version = range] = range.split('-')
    const known = oldest.get(name)
    if (known === undefined || Number.parseFloat(version) < Number.parseFloat(known)) oldest.set(name, version)
  }
  return oldest
}

/** The promised browsers (`browserslist` in package.json) as targets of scripts and styles: `safari16.4`. */
export const browserTargets = (): string[] =>
  [...oldestBrowsers()].map(([name, version]) => `${TARGETS[name]}${version}`)
