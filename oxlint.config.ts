import { defineConfig, type OxlintOverride } from 'oxlint'
import { mayImport, mayImportTypes, SCREENS } from './import-rules.ts'

const CLIMBING = { regex: '^\\.\\./', message: 'Write ./ for a neighbour and #room/path.ts for everything else.' }

const isFile = (path: string): boolean => /\.tsx?$/.test(path)
const toOpen = (path: string): string => (isFile(path) ? `!#${path}` : `!#${path}/**`)
const isScreen = (room: string): boolean => SCREENS.includes(room)

const rooms: OxlintOverride[] = Object.entries(mayImport).map(([room, others]) => {
  const typesOnly = mayImportTypes[room] ?? []
  const open = [room, ...others, ...typesOnly].map(toOpen)
  const ofOwnRoutes = [room, ...others].filter((path) => path.startsWith('web/routes/')).map(toOpen)
  return {
    files: [isFile(room) ? room : `${room}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            CLIMBING,
            {
              // The last pattern that matches decides.
              group: ['#*/**', ...open, ...(isScreen(room) ? ['#web/routes/**', ...ofOwnRoutes] : [])],
              message: `${room} may import only: ${[...others, 'itself'].join(', ')}.`,
            },
            ...typesOnly.map((path) => ({
              group: [`#${path}/**`],
              allowTypeImports: true,
              message: `${room} may import only types of ${path}.`,
            })),
          ],
        },
      ],
    },
  }
})

export default defineConfig({
  plugins: ['import', 'typescript', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['build', 'var', '.react-router', 'web/i18n/generated', 'test-results'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-default-export': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-restricted-imports': ['error', { patterns: [CLIMBING] }],
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'no-console': 'error',
    // The JSX transform brings React in.
    'react/react-in-jsx-scope': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    // A small function stands where it is read, also inside another.
    'unicorn/consistent-function-scoping': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/require-mock-type-parameters': 'off',
    // `role="status"` and `role="alert"` say what `<output>` does not say everywhere.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The rule takes cells of a table for controls, and does not find a label around or beside an input. axe checks labels in
    // test/e2e.
    'jsx-a11y/control-has-associated-label': ['error', { ignoreElements: ['td', 'th', 'input'] }],
  },
  jsPlugins: ['./tools/browser-support/lint-plugin.ts'],
  overrides: [
    ...rooms,
    // Runs in browsers, or may: the promised ones are in package.json.
    {
      files: ['web/**', 'drawing/**', 'contracts/**', 'bodies/**', 'printing/printed-document.ts'],
      excludeFiles: [
        '**/*.server.ts',
        '**/*.server.tsx',
        '**/*.test.ts',
        '**/*.test.tsx',
        'web/entry.server.tsx',
        'web/clients/**',
      ],
      rules: { 'browsers/missing-in-browsers': 'error' },
    },
    // Named by what comes over the wire: `site_accordion`.
    {
      files: ['*/content/elements/*.ts'],
      rules: { 'unicorn/filename-case': ['error', { cases: { kebabCase: true, snakeCase: true } }] },
    },
    { files: ['public/stand-ins.js'], rules: { 'unicorn/no-array-sort': 'off', 'unicorn/no-array-reverse': 'off' } },
    // The name is that of MDN's data.
    { files: ['tools/browser-support/**'], rules: { 'no-underscore-dangle': ['error', { allow: ['__compat'] }] } },
    // The framework, React's `lazy` and the tools read the default export of these.
    {
      files: [
        '*.config.ts',
        'web/root.tsx',
        'web/entry.server.tsx',
        'web/routes.ts',
        'web/routes/**/route.tsx',
        'web/routes/resources/attachments/ended.tsx',
        'web/routes/shop/cad/finder.tsx',
        'test/support/migrated-dump.ts',
        'test/support/migrated-template.ts',
        'test/support/repeat-journeys.ts',
        'test/support/repeat-tests.ts',
        'test/support/shared-site.ts',
        'test/support/template.ts',
        'tools/browser-support/lint-plugin.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // A part of a sample that is missing fails the test anyway, and a random index is below the length.
    {
      files: ['backend/shop/import/**/*.test.ts', 'test/fuzz/**'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    // Playwright's fixtures are functions of an object pattern, empty where they need nothing.
    { files: ['test/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
    // Tests may reach for test/support.
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': ['error', { patterns: [CLIMBING] }] },
    },
    {
      files: [
        'server/main.ts',
        'server/dev.ts',
        '**/cli.ts',
        'test/**',
        'bench/**',
        'tools/demo-catalogue/write.ts',
        'tools/demo-downloads/write.ts',
        'tools/holidays/write.ts',
        '*.config.ts',
        'web/entry.server.tsx',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
})
