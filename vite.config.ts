import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compressAssets } from './server/build/compress-assets.ts'
import { refuseMissingMessages } from './server/build/refuse-missing-messages.ts'

export default defineConfig({
  plugins: [
    refuseMissingMessages('web/i18n/messages'),
    paraglideVitePlugin({ project: './project.inlang', outdir: './web/i18n/generated', outputStructure: 'message-modules' }),
    reactRouter(),
    compressAssets(),
  ],
  environments: {
    // The server is bundled with the pages: one file to start, no second compiler at run time.
    ssr: { build: { rolldownOptions: { input: './server/main.ts' } } },
  },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
})
