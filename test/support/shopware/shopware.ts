import type { Hono } from 'hono'
import type { Database } from '#backend/database/database.ts'
import { NO_LIMITS } from '#backend/limits/limiter.ts'
import { createShopApi } from '#backend/shop/api.ts'
import { ENGLISH } from '#contracts/shop/languages.ts'
import { type AnswerCall, isJsonObject, type ShopwareTrait, type StandInCall } from './call.ts'
import { createMailOutlet, type MailOutlet } from '#test/support/mail-outlet.ts'
import {
  changeEmailAtOnce,
  dropCustomerFields,
  refuseNewerAccounts,
  refuseUnknownRecovery,
  throttleLogins,
} from './traits/accounts.ts'
import { type AddressDetails, keepAddressDetails } from './traits/address-details.ts'
import { blockingErrors } from './traits/blocking-errors.ts'
import { wrapBreadcrumbs } from './traits/breadcrumbs.ts'
import { cartsWithoutLock } from './traits/carts.ts'
import { type ChangeDates, changeDates } from './traits/change-dates.ts'
import { type CategoryKinds, categoryKinds } from './traits/category-kinds.ts'
import { type CustomerGroups, groupFinder, groupPrices, type TaxDisplay } from './traits/customer-groups.ts'
import { domainsOf, domainUrls, picturesAt } from './traits/channel.ts'
import { developerMessages, purchaseRules, type PurchaseRules } from './traits/corrections.ts'
import { listFamiliesAsVariants } from './traits/families.ts'
import { discountSums, type SumRules } from './traits/promotions.ts'
import { activeMethods, type MethodKind } from './traits/methods.ts'
import { confirmGuests, type RegistrationRules, requireFields } from './traits/registrations.ts'
import { keepOldAddresses, type OldAddresses, withoutAddresses } from './traits/old-addresses.ts'
import { type LandingPages, landingPages } from './traits/landing-pages.ts'
import { categoryLayouts, type Layouts } from './traits/layouts.ts'
import { storeOrderMarks } from './traits/order-marks.ts'
import { taxedPrices } from './traits/prices.ts'
import { failOnUnknownFields, filterByIncludes, ignoreIdempotencyKeys, refuseNewerGets } from './traits/requests.ts'
import { plainOrderNumbers, withoutActiveAddresses, withoutNewerFields, withoutOwnAdditions } from './traits/structs.ts'
import { type MerchantFields, merchantFields } from './traits/merchant-fields.ts'
import { scaleLines } from './traits/scales.ts'
import { refuseSoldOut } from './traits/sold-out.ts'

export const STAND_IN_ACCESS_KEY = 'SWSCSTANDIN000000000000000'

export interface ShopwareOptions {
  db: Database
  /** Origin of pictures and domains: where its own storefront would be. */
  origin: string
  rules?: PurchaseRules
  fields?: MerchantFields
  /** Names of closeout products without stock, by id. */
  soldOut?: ReadonlyMap<string, string>
  /** The set-up was run for a site at this address. The channel has its domains, and new customers confirm by mail. */
  site?: string
  registration?: RegistrationRules
  /** Keys of errors that block each order, as without an active payment method. */
  blocks?: ReadonlySet<string>
  sums?: SumRules
  /** Kinds of methods of which none is active. */
  inactive?: readonly MethodKind[]
  taxDisplay?: () => TaxDisplay
  oldAddresses?: OldAddresses
  changes?: ChangeDates
  kinds?: CategoryKinds
  groups?: CustomerGroups
  /** A channel of type Headless. */
  headless?: boolean
  layouts?: Layouts
  landing?: LandingPages
  addressDetails?: AddressDetails
}

/** A Shopware and the mails of its flow builder. */
export interface Shopware {
  answer: AnswerCall
  mail: MailOutlet
}

/** Pages of the links in its mails, as the set-up configures them (integrations/shopware). */
const MAIL_PAGES = { confirm: 'registration/confirm', recover: 'account/recover/password', email: '' }

/**
 * A Shopware 6.6.7.1 as our front end meets it. It is the embedded shop on its own database, changed wherever a real
 * one was seen to differ. Paths below `/store-api`.
 */
export function createShopware({
  db,
  origin,
  rules = new Map(),
  site,
  registration = { confirmsGuests: false, required: new Set(), links: [] },
  blocks = new Set(),
  sums = { automatic: [], coded: new Map(), shipping: 0 },
  inactive = [],
  taxDisplay = () => 'gross',
  oldAddresses = new Map(),
  changes = new Map(),
  fields = new Map(),
  soldOut = new Map(),
  kinds = new Map(),
  groups = new Map(),
  headless = false,
  layouts = new Map(),
  landing = new Map(),
  addressDetails = new Map(),
}: ShopwareOptions): Shopware {
  const { german, english } = site === undefined ? domainUrls(origin) : { german: `${site}/de`, english: `${site}/en` }
  const mail = createMailOutlet({ db }, (purpose, storefront) => `${storefront}/shop/${MAIL_PAGES[purpose]}`)
  const shop = createShopApi({
    db,
    limiter: NO_LIMITS,
    // 100 is the largest limit, and the default where a request has none (observed, A6).
    settings: {
      accessKey: STAND_IN_ACCESS_KEY,
      maxLimit: 100,
      publicUrl: german,
      frontUrl: german,
      storefronts: [{ url: english, languageId: ENGLISH }],
      confirmsRegistrations: site !== undefined,
    },
    log: console,
    mail,
  })
  const embedded = askEmbedded(shop)
  const groupOf = groupFinder(embedded, groups)
  /** The first one handles a call first: each sees the results of those after it. */
  const traits: ShopwareTrait[] = [
    ignoreIdempotencyKeys,
    refuseNewerGets,
    filterByIncludes,
    keepOldAddresses(oldAddresses),
    changeDates(changes),
    failOnUnknownFields,
    taxedPrices(taxDisplay, groupOf),
    groupPrices(groupOf),
    withoutNewerFields,
    withoutOwnAdditions,
    withoutActiveAddresses,
    wrapBreadcrumbs,
    plainOrderNumbers,
    storeOrderMarks(),
    developerMessages,
    merchantFields(fields),
    purchaseRules(rules),
    refuseSoldOut(soldOut),
    categoryKinds(kinds),
    ...(headless ? [withoutAddresses] : []),
    picturesAt(origin),
    domainsOf(german, english),
    activeMethods(inactive),
    listFamiliesAsVariants,
    ...(site === undefined ? [dropCustomerFields] : []),
    refuseNewerAccounts,
    keepAddressDetails(addressDetails),
    throttleLogins(),
    changeEmailAtOnce(mail),
    refuseUnknownRecovery(db),
    requireFields(registration),
    confirmGuests(registration),
    blockingErrors(blocks),
    discountSums(sums),
    scaleLines(fields),
    cartsWithoutLock(rules),
    categoryLayouts(layouts),
    landingPages(landing),
  ]
  return { answer: traits.reduceRight((answer, trait) => trait(answer), embedded), mail }
}

const askEmbedded =
  (shop: Hono): AnswerCall =>
  async ({ method, path, headers, body }) => {
    const sent = new Headers(headers)
    sent.delete('content-length')
    sent.delete('accept-encoding')
    const hasBody = method !== 'GET' && method !== 'HEAD'
    if (hasBody) sent.set('content-type', 'application/json')
    const response = await shop.fetch(
      new Request(`http://shop${path}`, { method, headers: sent, body: hasBody ? JSON.stringify(body) : null }),
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) }
  }

/** Reads a request below `/store-api`. */
export async function readStandInCall(request: Request): Promise<StandInCall> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  const body: unknown = text === '' ? {} : JSON.parse(text)
  return {
    method: request.method,
    path: pathname.replace(/^\/store-api/, '') + search,
    headers: request.headers,
    body: isJsonObject(body) ? body : {},
  }
}
