import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, needChromium } from '#test/support/chromium.ts'

/** The choices of visitors who declined all, in the form that Playwright stores. */
const DECIDED = ['cookie-settings', 'cookie-settings-matomo', 'cookie-settings-video'].map((name) => ({
  name,
  value: name === 'cookie-settings' ? 'all-cookies-declined' : 'declined',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}))

/** Journeys in a real Chromium against the built server; each worker starts its own, with a database of its own. */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/support/template.ts',
  outputDir: 'test-results',
  // Pictures are compared within a run and not stored.
  snapshotPathTemplate: 'test-results/expected/{testFileName}/{arg}{ext}',
  timeout: 180_000,
  // Only a journey that fails waits so long. On a machine with other work an ordinary page has taken ten seconds.
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A journey that fails now and then is a defect: of the product, until its cause is known.
  retries: 0,
  reporter: [['list'], ['./test/support/repeat-journeys.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: needChromium(), args: CHROMIUM_FLAGS },
    // Recording costs half of the journey again: one that failed is repeated with `--trace=on`.
    trace: 'off',
    locale: 'de-DE',
    // Visitors who have decided; the journey of the banner begins without.
    storageState: { cookies: DECIDED, origins: [] },
    actionTimeout: 30_000,
  },
})
