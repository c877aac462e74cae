import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { defineConfig, type OxlintOverride } from 'oxlint'

/** What every screen and every piece of one may read: addresses and the router's context. */
const FRAME = [
  'web/app/paths.ts',
  'web/app/attachment-paths.ts',
  'web/app/compare-path.ts',
  'web/app/request-paths.ts',
  'web/app/context.ts',
  'web/app/alternates.ts',
]

/** What every room of the embedded shop may import. */
const SHOP_BASE = ['backend/http', 'backend/database', 'contracts']

/**
 * Who may import whom, besides itself; docs/decisions/0001. `web` alone stands for every room of the web.
 * The commerce rooms build on each other downwards: catalogue, cart, customer.
 */
const mayImport: Record<string, string[]> = {
  contracts: [],
  drawing: [],
  printing: ['drawing'],
  'web/ui': [],
  'web/i18n': ['contracts'],
  'web/clients': ['contracts'],
  'web/session': ['contracts'],
  'web/forms': [
    'web/places',
    'web/ui',
    'web/i18n',
    'web/app/context.ts',
    'web/shell/errors/known-error.ts',
    'contracts',
  ],
  'web/places': ['web/ui', 'web/i18n', 'web/app/paths.ts', 'contracts'],
  'web/tools': ['web/forms', 'web/ui', 'web/i18n', 'contracts', 'drawing'],
  'web/catalogue': ['web/ui', 'web/i18n', 'web/clients', ...FRAME, 'contracts', 'drawing'],
  'web/cart': [
    'web/catalogue',
    'web/forms',
    'web/ui',
    'web/i18n',
    'web/clients',
    'web/session',
    ...FRAME,
    'contracts',
    'drawing',
  ],
  'web/customer': [
    'web/cart',
    'web/forms',
    'web/places',
    'web/ui',
    'web/i18n',
    'web/clients',
    'web/session',
    'web/shell/errors',
    ...FRAME,
    'contracts',
  ],
  'web/requests': [
    'web/cart',
    'web/customer',
    'web/catalogue',
    'web/forms',
    'web/places',
    'web/ui',
    'web/i18n',
    'web/clients',
    'web/session',
    'web/app/printed-file.ts',
    'printing/sheet.ts',
    ...FRAME,
    'contracts',
  ],
  'web/blocks': [
    'web/tools',
    'web/forms',
    'web/catalogue',
    'web/ui',
    'web/i18n',
    'web/app/paths.ts',
    // A teaser looks up an item number.
    'web/cart/list-entry/number-search.tsx',
    'contracts',
    'drawing',
  ],
  'web/shell': [
    'web/places',
    'web/ui',
    'web/i18n',
    'web/session',
    'web/app/paths.ts',
    // The footer's field.
    'web/forms/newsletter-field.tsx',
    // A page that does not exist looks up an item number.
    'web/cart/list-entry/number-search.tsx',
    'contracts',
  ],
  'web/app': ['web/shell', 'web/catalogue', 'web/i18n', 'web/clients', 'web/session', 'printing/sheet.ts', 'contracts'],
  'backend/files': [],
  'backend/database': ['backend/files', 'contracts'],
  'backend/limits': ['backend/database', 'contracts'],
  'backend/attachments': ['backend/limits', 'backend/database', 'contracts'],
  'backend/retention': ['backend/attachments', 'backend/database'],
  'backend/backup': ['backend/files', 'backend/database'],
  'backend/mail': ['backend/database', 'contracts'],
  'backend/content': [
    'backend/http',
    'backend/attachments',
    'backend/limits',
    'backend/mail',
    'backend/database',
    'contracts',
  ],
  'backend/http': ['backend/database', 'backend/limits', 'contracts'],
  'backend/shop': ['backend/http', 'backend/attachments', 'backend/mail', 'backend/database', 'contracts'],
  'backend/shop/criteria': SHOP_BASE,
  'backend/shop/master-data': ['backend/shop/criteria', ...SHOP_BASE],
  'backend/shop/media': SHOP_BASE,
  'backend/shop/session': SHOP_BASE,
  'backend/shop/offers': ['backend/database', 'contracts'],
  'backend/shop/catalogue': [
    'backend/shop/offers',
    'backend/shop/criteria',
    'backend/shop/master-data',
    'backend/shop/media',
    ...SHOP_BASE,
  ],
  'backend/shop/cart': [
    'backend/shop/catalogue',
    'backend/shop/customer',
    'backend/shop/session',
    'backend/shop/master-data',
    'backend/shop/media',
    ...SHOP_BASE,
  ],
  'backend/shop/password': SHOP_BASE,
  'backend/shop/customer': [
    'backend/shop/criteria',
    'backend/shop/password',
    'backend/shop/session',
    'backend/shop/master-data',
    ...SHOP_BASE,
  ],
  'backend/shop/account': [
    'backend/shop/order',
    'backend/shop/cart',
    'backend/shop/customer',
    'backend/shop/password',
    'backend/shop/session',
    'backend/shop/master-data',
    'backend/mail',
    ...SHOP_BASE,
  ],
  'backend/shop/demo': ['backend/shop', ...SHOP_BASE],
  'backend/shop/context': ['backend/shop/customer', 'backend/shop/session', 'backend/shop/master-data', ...SHOP_BASE],
  'backend/shop/order': [
    'backend/shop/cart',
    'backend/shop/catalogue',
    'backend/shop/criteria',
    'backend/shop/customer',
    'backend/shop/session',
    'backend/shop/master-data',
    'backend/shop/media',
    'backend/attachments',
    'backend/mail',
    ...SHOP_BASE,
  ],
  'backend/shop/documents': ['backend/database', 'printing/pdf', 'contracts', 'drawing'],
  'backend/shop/import': [
    'backend/shop/documents',
    'backend/shop/offers',
    'backend/files',
    'backend/database',
    'contracts',
    'drawing',
  ],
  server: [
    'web/clients',
    'web/app/context.ts',
    'web/app/paths.ts',
    'web/app/request-paths.ts',
    'web/app/attachment-paths.ts',
    'web/app/route-handle.ts',
    'web/places',
    'web/session',
    'web/i18n',
    'web/shell/errors/error-texts.ts',
    'web/shell/header/logo-mark.ts',
    'backend',
    'printing',
    'contracts',
  ],
  'server/doctor': ['server/config.ts', 'backend/database/migrate.ts', 'backend/files', 'contracts'],
  'integrations/shopware': ['contracts'],
  'integrations/typo3': ['contracts'],
  'tools/demo-catalogue': ['drawing', 'contracts', 'backend/shop/import'],
  'tools/demo-downloads': ['backend/content', 'printing', 'contracts'],
  'tools/pictures': ['tools/demo-catalogue', 'drawing'],
}

/** A screen may import all of the web but another screen. */
const SCREENS = globSync('web/routes/**/route.tsx').map((file) => dirname(file))
for (const screen of SCREENS) mayImport[screen] = ['web', 'printing/sheet.ts', 'contracts', 'drawing']

/** Whose types they may import besides: a block's loader is given the clients, and calls none itself. */
const mayImportTypes: Record<string, string[]> = { 'web/blocks': ['web/clients'] }

const CLIMBING = { regex: '^\\.\\./', message: 'Write ./ for a neighbour and #room/path.ts for everything else.' }

const isScreen = (room: string): boolean => SCREENS.includes(room)

const rooms: OxlintOverride[] = Object.entries(mayImport).map(([room, others]) => {
  const typesOnly = mayImportTypes[room] ?? []
  const open = [room, ...others, ...typesOnly].map((path) => (/\.tsx?$/.test(path) ? `!#${path}` : `!#${path}/**`))
  return {
    files: [`${room}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            CLIMBING,
            {
              // The last pattern that matches decides.
              group: ['#*/**', ...open, ...(isScreen(room) ? ['#web/routes/**', `!#${room}/**`] : [])],
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
    'typescript/no-explicit-any': 'error',
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
  overrides: [
    ...rooms,
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
        '*.config.ts',
        'web/entry.server.tsx',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
})
