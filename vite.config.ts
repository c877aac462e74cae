import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from '#server/build/compress-assets.ts'
import { emitServiceWorker } from '#server/build/emit-service-worker.ts'
import { refuseMissingMessages } from '#server/build/refuse-missing-messages.ts'

const ON_EVERY_PAGE =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|web\/(root\.tsx|app\/(paths|page-meta)\.ts|shell\/(breadcrumbs|links\/followed-link)|catalogue\/(json-text|product\/product-picture)|ui\/(button|icon|lazy-hydrated|plain-link)|i18n\/[\w.]+$|i18n\/generated\/(runtime|messages\/listing_crumb))/

/** What the blocks of content pages share, which came as ten files of 70 to 700 bytes. */
const OF_EACH_BLOCK =
  /web\/blocks\/(layout\/(block-section|page-head|appearance|background|heading)|prose\/(mail-link|rich-text|action-link|content-link))/

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
    emitServiceWorker('/web/shell/offline/service-worker.ts'),
    compressAssets(),
  ],
  environments: {
    // What every page needs is one file: fewer requests, and texts that resemble each other compress together. By the
    // import graph alone (`minShareCount`) it came out 1 to 3 KB larger.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: ON_EVERY_PAGE },
                { name: 'content', test: OF_EACH_BLOCK },
              ],
            },
          },
        },
      },
    },
    // The server is bundled with the pages: one file to start, no second compiler at run time.
    // Drizzle is bundled too: Node reads its manifest of 179 KB again for each of its modules (docs/decisions/0024).
    ssr: {
      build: { rolldownOptions: { input: '#server/main.ts' } },
      resolve: { noExternal: ['drizzle-orm'] },
    },
  },
  // Each page carries its own styles; all of them are one file for what scripts show later (docs/decisions/0014).
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, cssCodeSplit: false },
})
