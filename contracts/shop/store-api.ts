import type { CategoryBreadcrumb } from './category.ts'
import type { ContextTokenResponse, Currency, Language, Named } from './context.ts'
import type { Criteria, SearchResult } from './criteria.ts'
import type { ContactFormInput } from './contact-form.ts'
import type { CountryState, RegistrationConfirmation, SuccessResponse } from './customer.ts'
import type { ChosenOptions, FoundCombination, PurchaseLimit } from './find-variant.ts'
import type { CmsLayout } from './landing-page.ts'
import type { ListingCriteria, ProductListing } from './listing.ts'
import type { NewsletterInput, NewsletterRecipient, NewsletterStatus } from './newsletter.ts'
import type { OrderState } from './order.ts'
import type { SitemapFile } from './sitemap.ts'
import type { Wishlist } from './wishlist.ts'
import type { ShopOperations } from './operations.ts'

/** Operations of the embedded shop that storefronts of others call, and this site does not. */
interface StorefrontOperations {
  /** Describes all operations in OpenAPI 3.1, for programs that write the types of a client. */
  'GET /_info/openapi3.json': { response: Record<string, unknown> }
  'GET /_info/routes': { response: { endpoints: { path: string; methods: string[] }[] } }
  /** A layout by its id. Its listing is that of `navigationId`, by default of all categories. */
  'POST /cms/{id}': {
    path: { id: string }
    body: ListingCriteria & { navigationId?: string; slots?: string }
    response: CmsLayout
  }
  /** Products by words and item numbers, in the order of their relevance unless `order` says otherwise. */
  'POST /search': { body: ListingCriteria & { search: string }; response: ProductListing }
  /** The same without aggregations, for suggestions during typing. */
  'POST /search-suggest': { body: ListingCriteria & { search: string }; response: ProductListing }
  /** Its `ids` are a query as PHP reads it: `ids[]=…`. Before the products, whose ids are below the same path. */
  'GET /product/purchase-limit': { body: { ids: string[] }; response: PurchaseLimit[] }
  'POST /product/{productId}/find-variant': {
    path: { productId: string }
    body: { options: ChosenOptions; switchedGroup?: string }
    response: FoundCombination
  }
  /** Reviews are off in the embedded shop: 403. */
  'POST /product/{productId}/review': {
    path: { productId: string }
    body: { name?: string; email?: string; title: string; content: string; points: number }
    response: undefined
  }
  'GET /breadcrumb/{id}': {
    path: { id: string }
    query?: { type?: 'product' | 'category'; referrerCategoryId?: string }
    response: CategoryBreadcrumb[]
  }
  'POST /sitemap': { response: SitemapFile[] }
  /** The embedded shop has no users who may do so. */
  'POST /account/login/imitate-customer': {
    body: { token: string; customerId: string; userId: string }
    response: ContextTokenResponse
  }
  /** For a customer with an account. */
  'POST /account/newsletter-recipient': { body: Criteria; response: NewsletterRecipient }
  'POST /newsletter/subscribe': { body: NewsletterInput; response: SuccessResponse & { status: NewsletterStatus } }
  'POST /newsletter/confirm': { body: RegistrationConfirmation; response: SuccessResponse }
  'POST /newsletter/unsubscribe': { body: { email: string }; response: SuccessResponse }
  /** The list of other storefronts; in the embedded shop one of the customer's kept lists. */
  'POST /customer/wishlist': { body: Criteria; response: Wishlist }
  'POST /customer/wishlist/add/{productId}': { path: { productId: string }; response: SuccessResponse }
  'DELETE /customer/wishlist/delete/{productId}': { path: { productId: string }; response: SuccessResponse }
  'POST /customer/wishlist/merge': { body: { productIds: string[] }; response: SuccessResponse }
  /** A message to sales. */
  'POST /contact-form': { body: ContactFormInput; response: { individualSuccessMessage: string } }
  /** Nothing is paid for a quote request. Like an order's other actions for its sender alone. */
  'POST /handle-payment': {
    body: { orderId: string; finishUrl?: string; errorUrl?: string }
    response: { redirectUrl: string | null }
  }
  'POST /order/payment': { body: { orderId: string; paymentMethodId: string }; response: SuccessResponse }
  /** Withdraws a quote request. */
  'POST /order/state/cancel': { body: { orderId: string }; response: OrderState }
  /** Its response is the file. A guest without a session needs the e-mail address and the zip code. */
  'POST /document/download/{documentId}/{deepLinkCode}': {
    path: { documentId: string; deepLinkCode: string }
    /** `1` for a browser that saves the file instead of showing it. */
    query?: { download?: string }
    body: { email?: string; zipcode?: string }
    response: undefined
  }
  /** The embedded shop sells no files. */
  'GET /order/download/{orderId}/{downloadId}': { path: { orderId: string; downloadId: string }; response: undefined }
  'POST /country-state/{countryId}': {
    path: { countryId: string }
    body: Criteria
    response: SearchResult<CountryState>
  }
  'POST /payment-method': { body: Criteria & { onlyAvailable?: boolean }; response: SearchResult<Named> }
  /** A plugin's, for payments. Nothing is paid for a quote request: it fails silently. */
  'POST /klarna/session/start': { response: { client_token: string | null } }
  'POST /shipping-method': { body: Criteria; response: SearchResult<Named> }
  'POST /language': { body: Criteria; response: SearchResult<Language> }
  'POST /currency': { body: Criteria; response: Currency[] }
}

/** All operations of the embedded shop. */
export interface StoreApi extends ShopOperations, StorefrontOperations {}
