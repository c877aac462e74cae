import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from '#server/build/compress-assets.ts'
import { refuseMissingMessages } from '#server/build/refuse-missing-messages.ts'
import { SCRIPT_FILES } from '#server/build/script-files.ts'
import { smallMessageRuntime } from '#server/build/small-message-runtime.ts'

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
    smallMessageRuntime(),
    reactRouter(),
    compressAssets(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SCRIPT_FILES } } } } },
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
