import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Flags for Chromium as root, or on a machine without internet access: it would not start or would waste time. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM = [
  // The browser without its window: journeys take about half of the time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium on this machine: the one named by CHROMIUM, the system's, or Playwright's own. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'], ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path))

/** As {@link findChromium}; as root on Debian it is installed if it is missing. Otherwise prints instructions. */
export function needChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium on this machine: installing Debian’s.')
    const apt = (...args: string[]) =>
      execFileSync('apt-get', [...args, '-qq'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
    try {
      install('chromium-headless-shell')
    } catch {
      // Older ones have it in the whole browser only.
      install('chromium')
    }
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The journeys need a Chromium. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) ' +
      'or name its file in CHROMIUM.',
  )
}
