import type { Cart, ChangedLineItem, NewLineItem, NewPromotion } from './cart.ts'
import type { CategoryBreadcrumb, Category, SeoUrl } from './category.ts'
import type { ContextChange, ContextTokenResponse, Currency, Language, Named, SalesChannelContext } from './context.ts'
import type { Criteria, Includes, SearchResult } from './criteria.ts'
import type { ContactFormInput } from './contact-form.ts'
import type {
  AccountRegistration,
  Address,
  AddressInput,
  Country,
  CountryState,
  Credentials,
  Customer,
  EmailChange,
  GuestConversion,
  GuestRegistration,
  NewPassword,
  PasswordChange,
  ProfileChange,
  RecoveryRequest,
  RecoveryState,
  RegistrationConfirmation,
  Salutation,
  SuccessResponse,
} from './customer.ts'
import type { ChosenOptions, FoundCombination, PurchaseLimit } from './find-variant.ts'
import type { CmsLayout, LandingPage } from './landing-page.ts'
import type { ListingCriteria, ProductListing } from './listing.ts'
import type { NewsletterInput, NewsletterRecipient, NewsletterStatus } from './newsletter.ts'
import type { Order, OrderList, OrderState } from './order.ts'
import type { CrossSellingElement, Product, ProductDetail } from './product.ts'
import type { SitemapFile } from './sitemap.ts'
import type { Wishlist } from './wishlist.ts'

/**
 * The part of the Store API that the product uses; paths below `/store-api`. The embedded shop has a GET twin of every
 * read.
 */
export interface ShopOperations {
  'GET /context': { response: SalesChannelContext }
  'PATCH /context': { body: ContextChange; response: ContextTokenResponse }
  'POST /navigation/{activeId}/{rootId}': {
    path: { activeId: string; rootId: string }
    body: Criteria & { depth?: number; buildTree?: boolean }
    response: Category[]
  }
  'POST /category/{navigationId}': { path: { navigationId: string }; body: ListingCriteria; response: Category }
  /** The embedded shop has no landing pages. */
  'POST /landing-page/{landingPageId}': {
    path: { landingPageId: string }
    body: { includes?: Includes }
    response: LandingPage
  }
  /** A layout by its id. Its listing is that of `navigationId`, by default of all categories. */
  'POST /cms/{id}': {
    path: { id: string }
    body: ListingCriteria & { navigationId?: string; slots?: string }
    response: CmsLayout
  }
  'POST /category': { body: Criteria; response: SearchResult<Category> }
  'POST /product-listing/{categoryId}': {
    path: { categoryId: string }
    body: ListingCriteria
    response: ProductListing
  }
  /** Products by words and item numbers, in the order of their relevance unless `order` says otherwise. */
  'POST /search': { body: ListingCriteria & { search: string }; response: ProductListing }
  /** The same without aggregations, for suggestions during typing. */
  'POST /search-suggest': { body: ListingCriteria & { search: string }; response: ProductListing }
  /** Its `ids` are a query as PHP reads it: `ids[]=…`. Before the products, whose ids are below the same path. */
  'GET /product/purchase-limit': { body: { ids: string[] }; response: PurchaseLimit[] }
  'POST /product/{productId}': { path: { productId: string }; body: Criteria; response: ProductDetail }
  'POST /product': { body: Criteria; response: SearchResult<Product> }
  'POST /product/{productId}/cross-selling': {
    path: { productId: string }
    body: Criteria
    response: CrossSellingElement[]
  }
  'POST /product/{productId}/reviews': { path: { productId: string }; body: Criteria; response: SearchResult<never> }
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
  'POST /seo-url': { body: Criteria; response: SearchResult<SeoUrl> }
  /** Its `includes` are a query as PHP reads it: `includes[cart][0]=price`. */
  'GET /checkout/cart': { query?: Record<string, string>; response: Cart }
  'POST /checkout/cart/line-item': {
    body: { items: (NewLineItem | NewPromotion)[]; includes?: Includes }
    response: Cart
  }
  'PATCH /checkout/cart/line-item': { body: { items: ChangedLineItem[]; includes?: Includes }; response: Cart }
  'POST /checkout/cart/line-item/delete': { body: { ids: string[]; includes?: Includes }; response: Cart }
  'DELETE /checkout/cart': { response: undefined }
  /** `attachments` is the folder of the request's files (contracts/attachments). A Shopware passes it over. */
  'POST /checkout/order': { body: { customerComment?: string; hash?: string; attachments?: string }; response: Order }
  'POST /account/register': { body: GuestRegistration | AccountRegistration; response: Customer }
  'POST /account/register-confirm': { body: RegistrationConfirmation; response: Customer }
  'POST /account/login': { body: Credentials; response: ContextTokenResponse }
  /** The embedded shop has no users who may do so. */
  'POST /account/login/imitate-customer': {
    body: { token: string; customerId: string; userId: string }
    response: ContextTokenResponse
  }
  'POST /account/logout': { response: ContextTokenResponse }
  'POST /account/recovery-password': { body: RecoveryRequest; response: SuccessResponse }
  'POST /account/customer-recovery-is-expired': { body: { hash: string }; response: RecoveryState }
  'POST /account/recovery-password-confirm': { body: NewPassword; response: SuccessResponse }
  'POST /account/change-password': { body: PasswordChange; response: ContextTokenResponse }
  /** A Shopware changes the address at once; the embedded shop after its confirmation. */
  'POST /account/change-email': { body: EmailChange; response: SuccessResponse }
  /** Not in a Shopware. */
  'POST /account/change-email-confirm': { body: RegistrationConfirmation; response: SuccessResponse }
  'POST /account/convert-guest': { body: GuestConversion; response: SuccessResponse }
  'DELETE /account/customer': { response: undefined }
  'POST /account/change-profile': { body: ProfileChange; response: SuccessResponse }
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
  'POST /account/address': { body: AddressInput; response: Address }
  'PATCH /account/address/{addressId}': { path: { addressId: string }; body: AddressInput; response: Address }
  'DELETE /account/address/{addressId}': { path: { addressId: string }; response: undefined }
  'PATCH /account/address/default-billing/{addressId}': { path: { addressId: string }; response: undefined }
  'PATCH /account/address/default-shipping/{addressId}': { path: { addressId: string }; response: undefined }
  'POST /account/customer': { body: Criteria; response: Customer }
  'POST /account/list-address': { body: Criteria; response: SearchResult<Address> }
  /** Also for a guest, by a filter on `deepLinkCode` with the guest's e-mail address and zip code. */
  'POST /order': { body: Criteria & { email?: string; zipcode?: string }; response: OrderList }
  /** Nothing is paid for a quote request. Like an order's other actions for its sender alone. */
  'POST /handle-payment': {
    body: { orderId: string; finishUrl?: string; errorUrl?: string }
    response: { redirectUrl: string | null }
  }
  'POST /order/payment': { body: { orderId: string; paymentMethodId: string }; response: SuccessResponse }
  /** Withdraws a quote request. */
  'POST /order/state/cancel': { body: { orderId: string }; response: OrderState }
  /** The embedded shop has no documents and no files to download. */
  'POST /document/download/{documentId}/{deepLinkCode}': {
    path: { documentId: string; deepLinkCode: string }
    body: { email?: string; zipcode?: string }
    response: never
  }
  'GET /order/download/{orderId}/{downloadId}': { path: { orderId: string; downloadId: string }; response: never }
  'POST /country-state/{countryId}': {
    path: { countryId: string }
    body: Criteria
    response: SearchResult<CountryState>
  }
  'POST /country': { body: Criteria; response: SearchResult<Country> }
  'POST /salutation': { body: Criteria; response: SearchResult<Salutation> }
  'POST /payment-method': { body: Criteria & { onlyAvailable?: boolean }; response: SearchResult<Named> }
  /** A plugin's, for payments. Nothing is paid for a quote request: it fails silently. */
  'POST /klarna/session/start': { response: { client_token: string | null } }
  'POST /shipping-method': { body: Criteria; response: SearchResult<Named> }
  'POST /language': { body: Criteria; response: SearchResult<Language> }
  'POST /currency': { body: Criteria; response: Currency[] }
}
