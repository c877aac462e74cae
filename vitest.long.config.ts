import { defineConfig } from 'vitest/config'

const MINUTE = 60_000

/** The tests of `npm run test:long`: one after the other, so that none measures what another one does. */
export default defineConfig({
  test: {
    include: ['test/long/**/*.test.ts'],
    globalSetup: ['test/support/migrated-dump.ts', 'test/support/migrated-template.ts'],
    testTimeout: 45 * MINUTE,
    hookTimeout: 10 * MINUTE,
    // Overload and endurance are those of a site as it is delivered.
    env: { SITE_PATIENCE: '1' },
    fileParallelism: false,
    maxWorkers: 1,
    reporters: ['verbose'],
    // Progress and figures are printed when they are known, not when their test ends.
    disableConsoleIntercept: true,
  },
})
