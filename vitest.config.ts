import { configDefaults, defineConfig } from 'vitest/config'
import { LongFirst } from './test/support/long-first.ts'

/** Tests of the built site. */
const SITE = ['test/http/**/*.test.ts', 'test/broken-bodies/*.test.ts']
/** The end of a browser, of a night, and of other runners. */
const OTHERS = [...configDefaults.exclude, 'build', 'test/e2e/**', 'test/long/**']
/**
 * What `npm run test:quick` leaves to `npm test`: half of the time of the tests without a build. Of these, an ordinary change breaks
 * few that others would not see.
 */
const NOT_QUICK = [
  // They run other processes, open databases in folders, or watch something for seconds.
  'backend/{backup,database/pglite}/**',
  'backend/database/!(migrate).test.ts',
  'backend/{files/private-files,limits/limiter,mail/start,shop/import/own-files/own-files,shop/order/mails/smtp}.test.ts',
  'backend/attachments/**',
  'doctor/{cli,shop/check-shop}.test.ts',
  'integrations/shopware/order-mail.test.ts',
  'backend/search/index/keep-{connected,current}.test.ts',
  'server/{search/connected,services}/**',
  'server/process/stop.test.ts',
  'test/{docs/recipes,processes/adding,fuzz/services}.test.ts',
  // They try each term, drawing, page or pair of a whole catalogue.
  'backend/shop/{guessed-ids,cart/most-lines}.test.ts',
  'drawing/export/cad-files.test.ts',
  'test/contract/search/{chosen-variants,finding,pins,plant-language,while-typing}.test.ts',
  'test/rack-assembly/**',
  'tools/{company-schemas,demo-catalogue}/**',
  'web/blocks/news_pi1/long-list.test.ts',
  'web/routes/resources/sitemap/find-*-pages.server.test.ts',
  'web/tools/chemical-resistance/ratings/sweep.test.ts',
  // The stand-in of Shopware, which the tests of contracts use.
  'test/support/shopware/**',
]

const isQuick = process.env['QUICK_TESTS'] === '1'

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
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OTHERS, ...SITE, ...(isQuick ? NOT_QUICK : [])],
          globalSetup: DATABASES,
        },
      },
      // Starts the build in `build`.
      {
        extends: true,
        test: { name: 'site', include: SITE, globalSetup: [...DATABASES, 'test/support/shared-site.ts'] },
      },
    ],
  },
})
