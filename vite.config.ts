import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './server/build/compress-assets.ts'
import { refuseMissingMessages } from './server/build/refuse-missing-messages.ts'

export default defineConfig({
  plugins: [
    refuseMissingMessages('web/i18n/messages'),
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './web/i18n/generated',
      outputStructure: 'message-modules',
      // Which locale it is, web/i18n/locale.ts says: what else the runtime could ask stays out of the browser.
      strategy: ['baseLocale'],
    }),
    reactRouter(),
    compressAssets(),
  ],
  environments: {
    client: {
      // By the import graph: what most screens need is one file, what some share another. Fewer requests, and texts that
      // resemble each other compress together. test/http/first-load.test.ts holds the budget.
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', minShareCount: 8, priority: 2 },
                { name: 'shared', minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server is bundled with the pages: one file to start, no second compiler at run time.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
  // Each page carries its own styles; all of them are one file for what scripts show later (docs/decisions/0014).
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, cssCodeSplit: false },
})
