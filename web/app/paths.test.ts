import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { calendarPath, feedPath } from '#web/blocks/news_pi1/news-files.ts'
import { TOOL_NAMES } from '#contracts/tool-name.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import routes from '#web/routes.ts'
import {
  attachmentPaths,
  cadPaths,
  comparePath,
  consentPath,
  cookieSettingsPath,
  filePaths,
  paths,
  requestPaths,
  resistancePaths,
  searchHitsPath,
  searchPath,
} from './paths.ts'

const TREE = routes.map(({ path = '', index }) => (index ? { path, index: true as const } : { path }))
const routeOf = (address: string) =>
  matchRoutes(TREE, new URL(address, 'http://localhost').pathname)?.at(-1)?.route.path

/** An address of each entry of a table, and its route. */
type Rows<Table> = Record<keyof Table, [address: string, route: string]>

const PATHS: Rows<typeof paths> = {
  home: [paths.home('de'), ':locale/*'],
  shop: [paths.shop('en'), ':locale/shop'],
  category: [paths.category('de', 'kettenfuehrungen/typ ct/'), ':locale/shop/category/*'],
  product: [paths.product('de', 'ketten/a', { variant: 'CT 1' }), ':locale/shop/product/*'],
  landingPage: [paths.landingPage('de', 'aktion/herbst'), ':locale/shop/page/*'],
  severalVariants: [paths.severalVariants('de', 'ketten/a'), ':locale/shop/product/*'],
  offer: [paths.offer('de', 'a', 'b'), ':locale/shop/offer/:productId'],
  cart: [paths.cart('de'), ':locale/shop/cart'],
  list: [paths.list('de'), ':locale/shop/list'],
  sampleList: [paths.sampleList('de'), ':locale/shop/list/sample.csv'],
  cartList: [paths.cartList('de'), ':locale/shop/cart/list.csv'],
  keptLists: [paths.keptLists('de'), ':locale/shop/list/kept'],
  tools: [paths.tools('de'), ':locale/tools'],
  checkout: [paths.checkout('de', 'summary'), ':locale/shop/checkout'],
  account: [paths.account('de'), ':locale/shop/account/account'],
  login: [paths.login('de', '/de/shop'), ':locale/shop/account/login'],
  logout: [paths.logout('de'), ':locale/shop/account/logout'],
  register: [paths.register('de'), ':locale/shop/account/register'],
  access: [paths.access('de'), ':locale/shop/account/access'],
  ownData: [paths.ownData('de'), ':locale/shop/account/data'],
  ownDataFile: [paths.ownDataFile('de'), ':locale/shop/account/data.json'],
  profile: [paths.profile('de'), ':locale/shop/account/profile'],
  addresses: [paths.addresses('de'), ':locale/shop/account/addresses'],
  address: [paths.address('de', 'new'), ':locale/shop/account/addresses/:id'],
  password: [paths.password('de'), ':locale/shop/account/password'],
  checkoutAs: [paths.checkoutAs('de', 'new'), ':locale/shop/checkout'],
  confirmation: [paths.confirmation('de'), ':locale/shop/orderconfirmation'],
  cutDrawing: [paths.cutDrawing('a', 1250), 'resources/cut-drawing/:productId/:length'],
  visitor: [paths.visitor(), 'resources/visitor'],
  content: [paths.content('de', '/de/kontakt/anfahrt'), ':locale/*'],
}
const ATTACHMENT_PATHS: Rows<typeof attachmentPaths> = {
  begin: [attachmentPaths.begin('de'), ':locale/shop/attachments'],
  part: [attachmentPaths.part('de', 'a', 7), ':locale/shop/attachments/parts/:id'],
  form: [attachmentPaths.form('de'), ':locale/shop/attachments/form'],
  preview: [attachmentPaths.preview('a'), 'resources/attachments/:id/preview'],
  file: [attachmentPaths.file('de', 'a', 'b'), ':locale/shop/attachments/:id/:grant'],
  ended: [attachmentPaths.ended('de'), ':locale/shop/attachments/ended'],
  unknown: [attachmentPaths.unknown('de'), ':locale/*'],
}
const CAD_PATHS: Rows<typeof cadPaths> = {
  page: [cadPaths.page('de', 'a', { length: '100' }), ':locale/shop/cad/:productId'],
  file: [cadPaths.file('de', 'a', 'step'), ':locale/shop/cad/:productId/:format'],
}
const FILE_PATHS: Rows<typeof filePaths> = {
  sheet: [filePaths.sheet('de', 'a'), ':locale/shop/sheet/:productId'],
  sharePicture: [filePaths.sharePicture('de', 'a'), ':locale/shop/share-picture/:subject?'],
  range: [filePaths.range('de'), ':locale/shop/range'],
  cartLines: [filePaths.cartLines('de'), ':locale/shop/cart/lines'],
  lastSeen: [filePaths.lastSeen('de', ['a', 'b']), ':locale/shop/last-seen'],
}
const REQUEST_PATHS: Rows<typeof requestPaths> = {
  history: [requestPaths.history('de', 2), ':locale/shop/account/:source/:id?'],
  past: [requestPaths.past('de', 'a'), ':locale/shop/account/:source/:id?'],
  linked: [requestPaths.linked('de', 'a'), ':locale/shop/account/:source/:id?'],
  file: [requestPaths.file(requestPaths.past('de', 'a'), 'pdf'), ':locale/shop/account/:source/:id/request/:kind'],
}
const RESISTANCE_PATHS: Rows<typeof resistancePaths> = {
  table: [resistancePaths.table('v'), 'resources/resistance/:version/table.json'],
  formula: [resistancePaths.formula('v', 'a'), 'resources/resistance/:version/formulas/:file'],
  products: [resistancePaths.products('de', 'pom'), ':locale/tools/chemical-resistance/products'],
}
const OTHERS: Record<string, [address: string, route: string]> = {
  comparePath: [comparePath('de', ['a'], true), ':locale/shop/compare'],
  searchPath: [searchPath('de', '?term=a'), ':locale/search'],
  searchHitsPath: [searchHitsPath('de', '?term=a'), ':locale/search/hits'],
  cookieSettingsPath: [cookieSettingsPath('de'), ':locale/cookie-settings'],
  consentPath: [consentPath('de'), ':locale/consent'],
  calendarPath: [calendarPath('/de/news/fair'), ':locale/calendar/*'],
  feedPath: [feedPath('/de/news'), ':locale/feed/*'],
  ...Object.fromEntries(TOOL_NAMES.map((tool) => [tool, [toolAddress('de', tool), `:locale/tools/${tool}`]])),
}

test.each(
  [PATHS, ATTACHMENT_PATHS, CAD_PATHS, FILE_PATHS, REQUEST_PATHS, RESISTANCE_PATHS, OTHERS].flatMap((rows) =>
    Object.entries(rows).map(([name, [address, route]]) => ({ name, address, route })),
  ),
)('$name leads to $route', ({ address, route }) => {
  expect(routeOf(address)).toBe(route)
})
