import { configDefaults, defineConfig } from 'vitest/config'
import { LongFirst } from './test/support/long-first.ts'

/** Tests of the built site. */
const SITE = ['test/http/**/*.test.ts', 'test/broken-bodies/*.test.ts']
/** The end of a browser, of a night, and of other runners. */
const OTHERS = [...configDefaults.exclude, 'build', 'test/e2e/**', 'test/long/**']
/** One empty database each: a PGlite, and on the server at DATABASE_URL. */
const DATABASES = ['test/support/migrated-dump.ts', 'test/support/migrated-template.ts']

export default defineConfig({
  test: {
    // Ends what hangs (docs/decisions/0080-what-the-tests-run-in.md).
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // A busy machine takes longer than Vitest's own second; see test/support/soon.ts.
    expect: { poll: { timeout: 30_000 } },
    // Files share what they import: loading it again for each took two thirds of the processor time of web's tests.
    isolate: false,
    setupFiles: './test/support/all-languages.ts',
    sequence: { sequencer: LongFirst },
    reporters: ['default', './test/support/repeat-tests.ts'],
    projects: [
      // Needs no build.
      {
        extends: true,
        test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...OTHERS, ...SITE], globalSetup: DATABASES },
      },
      // Starts the build in `build`.
      {
        extends: true,
        test: { name: 'site', include: SITE, globalSetup: [...DATABASES, 'test/support/shared-site.ts'] },
      },
    ],
  },
})
