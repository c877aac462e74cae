import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** The shared modules of every screen and its parts: addresses and the router's context. */
const FRAME = ['web/app/paths.ts', 'web/app/context.ts']

/** The imports of every room of the embedded shop. */
const SHOP_BASE = ['backend/http', 'backend/database', 'contracts']

/**
 * Who may import whom, besides itself; docs/decisions/0001. `web` alone stands for every room of the web.
 * The commerce rooms build on each other downwards: catalogue, cart, customer.
 */
export const mayImport: Record<string, string[]> = {
  contracts: [],
  bodies: [],
  drawing: [],
  printing: ['drawing'],
  'web/ui': [],
  'web/i18n': ['contracts'],
  'web/clients': ['contracts'],
  'web/session': ['contracts'],
  'web/forms': [
    'bodies',
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
  'web/search': [
    'web/cart',
    'web/catalogue',
    'web/forms',
    'web/places',
    'web/ui',
    'web/i18n',
    'web/clients',
    'web/session',
    // People are shown as on the contact pages.
    'web/blocks/site_address_list/contact-card.tsx',
    'web/shell/footer/telephone.ts',
    ...FRAME,
    'contracts',
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
    'web/shell/consent',
    'web/ui',
    'web/i18n',
    'web/app/paths.ts',
    // A teaser's field.
    'web/search/term-form.tsx',
    'web/search/search-view.ts',
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
    // Error pages search.
    'web/forms/field.tsx',
    'web/search',
    'contracts',
  ],
  'web/app/paths.ts': ['contracts'],
  'web/app/document': ['web/i18n', 'contracts'],
  'web/app/head': [
    'web/shell/errors/known-error.ts',
    'web/i18n',
    'web/app/paths.ts',
    'web/app/route-handle.ts',
    'contracts',
  ],
  'web/app': ['web/shell', 'web/catalogue', 'web/i18n', 'web/clients', 'web/session', 'printing/sheet.ts', 'contracts'],
  'web/styles': [],
  // What is put together here is a neighbour in the web, and imported by ./.
  'web/root.tsx': ['contracts'],
  'web/entry.client.tsx': [],
  'web/entry.server.tsx': ['contracts'],
  'web/routes.ts': [],
  'backend/files': [],
  'backend/database': ['backend/files', 'contracts'],
  'backend/limits': ['backend/database', 'contracts'],
  'backend/consent': ['contracts'],
  'backend/attachments': ['backend/limits', 'backend/files', 'backend/database', 'contracts'],
  'backend/retention': ['backend/attachments', 'backend/files', 'backend/database'],
  'backend/control': ['backend/database'],
  'backend/backup': ['backend/control', 'backend/files', 'backend/database'],
  'backend/submissions': ['backend/control', 'backend/files', 'backend/database'],
  'backend/resistance': ['backend/files', 'contracts'],
  'backend/mail': ['backend/files', 'backend/database', 'contracts'],
  'backend/content': [
    'bodies',
    'backend/http',
    'backend/attachments',
    'backend/limits',
    'backend/mail',
    'backend/files',
    'backend/database',
    'contracts',
  ],
  'backend/search': ['backend/limits', 'backend/database', 'contracts'],
  'backend/search-cluster': ['backend/search', 'contracts'],
  'backend/http': ['bodies', 'backend/database', 'backend/limits', 'contracts'],
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
  'backend/shop/search-source': ['backend/shop/offers', 'backend/database', 'contracts'],
  'backend/shop/import': [
    'backend/shop/documents',
    'backend/shop/offers',
    'backend/files',
    'backend/database',
    'contracts',
    'drawing',
  ],
  server: [
    'web/shell/consent/consent-cookies.ts',
    'web/clients',
    'web/app/context.ts',
    'web/app/paths.ts',
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
  'server/doctor': [
    'server/config.ts',
    'backend/database/migrate.ts',
    'backend/files',
    'web/clients/read-response.server.ts',
    'web/tools/chain-rack/sums/rack-numbers.ts',
    'contracts',
  ],
  'integrations/shopware': ['contracts'],
  'integrations/typo3': [
    'backend/content/forms/form-file.ts',
    'backend/content/forms/field-validators.ts',
    'contracts',
  ],
  'tools/demo-catalogue': ['drawing', 'contracts', 'backend/shop/import'],
  'tools/demo-downloads': ['backend/content', 'printing', 'contracts'],
  'tools/holidays': ['contracts'],
  'tools/pictures': ['tools/demo-catalogue', 'drawing'],
}

/** Files that are sent, and what belongs to no page; they build on the web like a screen. */
const RESOURCES = ['web/routes/resources', 'web/routes/account/data-file.ts', 'web/routes/account/logout.ts']

/** A screen may import all of the web but another screen. */
export const SCREENS = [...globSync('web/routes/**/route.tsx').map((file) => dirname(file)), ...RESOURCES]
for (const screen of SCREENS) mayImport[screen] = ['web', 'bodies', 'printing/sheet.ts', 'contracts', 'drawing']
for (const list of globSync('web/routes/*/routes.ts')) mayImport[list] = []
// The list of parts is that of the rack on the page.
mayImport['web/routes/resources']?.push(
  'web/routes/tools/chain-rack/load-rack.server.ts',
  // The picture of the CAD models' tool shows the same example.
  'web/routes/tools/overview/find-shaped-item.server.ts',
)

/** Whose types they may import besides: a block's loader is given the clients, and calls none itself. */
export const mayImportTypes: Record<string, string[]> = { 'web/blocks': ['web/clients'] }
