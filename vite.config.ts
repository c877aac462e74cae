import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Rolldown } from 'vite'
import { browserTargets } from '#server/build/browser-targets.ts'
import { markBuild } from '#server/build/mark-build.ts'
import { ownTextsMark, textsProject } from '#server/build/own-texts.ts'
import { refuseMissingMessages } from '#server/build/refuse-missing-messages.ts'

/**
 * Scripts of the browser: the framework; what at least six others use; what at least three others of a room use. Each
 * route and part has the rest for itself. More sharing makes fewer files and a larger first load, whose bounds are in
 * test/http/first-load.test.ts.
 */
const SCRIPT_FILES: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
  { name: 'frame', minShareCount: 6, priority: 2 },
  { name: roomOf, minShareCount: 3, priority: 1 },
]

/** `catalogue`, `routes-shop`, `tools-chain-rack`; null outside of the rooms. */
function roomOf(file: string): string | null {
  return /\/web\/((?:(?:routes|tools)\/)?[\w-]+)\//.exec(file)?.[1]?.replace('/', '-') ?? null
}

/** `mark-1yclm`. Vite adds the line of each class, which took 300 bytes of a first load. */
function classNameIn(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''))
  return `${name}-${hash('sha1', path, 'base64url').slice(0, 5)}`
}

// The start reads the same file.
if (existsSync('.env')) process.loadEnvFile('.env')
const companyDir = process.env['COMPANY_DIR'] || 'data'
const buildDir = process.env['BUILD_DIR'] ?? 'build'

export default defineConfig({
  plugins: [
    markBuild(buildDir, import.meta.dirname, companyDir),
    refuseMissingMessages('web/i18n/messages'),
    paraglideVitePlugin({
      project: await textsProject(companyDir, 'var/own-texts'),
      outdir: './web/i18n/generated',
      outputStructure: 'message-modules',
      // Which locale it is, web/i18n/locale.ts says: what else the runtime could ask stays out of the browser.
      strategy: ['baseLocale'],
    }),
    reactRouter(),
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
  // Promised browsers: `browserslist` in package.json (docs/decisions/0124).
  build: { target: browserTargets(), assetsInlineLimit: 0, cssCodeSplit: false },
  define: { 'import.meta.env.OWN_TEXTS': JSON.stringify(ownTextsMark(companyDir)) },
  css: { modules: { generateScopedName: classNameIn } },
})
