import type { Cart, ChangedLineItem, NewLineItem, NewPromotion } from './cart.ts'
import type { Category, SeoUrl } from './category.ts'
import type { ContextChange, ContextTokenResponse, SalesChannelContext } from './context.ts'
import type { Criteria, Includes, SearchResult } from './criteria.ts'
import type {
  AccountRegistration,
  Address,
  AddressInput,
  Country,
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
import type { LandingPage } from './landing-page.ts'
import type { ListingCriteria, ProductListing } from './listing.ts'
import type { Order, OrderList } from './order.ts'
import type { CrossSellingElement, Product, ProductDetail } from './product.ts'

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
  'POST /category': { body: Criteria; response: SearchResult<Category> }
  'POST /product-listing/{categoryId}': {
    path: { categoryId: string }
    body: ListingCriteria
    response: ProductListing
  }
  'POST /product/{productId}': { path: { productId: string }; body: Criteria; response: ProductDetail }
  'POST /product': { body: Criteria; response: SearchResult<Product> }
  'POST /product/{productId}/cross-selling': {
    path: { productId: string }
    body: Criteria
    response: CrossSellingElement[]
  }
  'POST /product/{productId}/reviews': { path: { productId: string }; body: Criteria; response: SearchResult<never> }
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
  'POST /account/address': { body: AddressInput; response: Address }
  'PATCH /account/address/{addressId}': { path: { addressId: string }; body: AddressInput; response: Address }
  'DELETE /account/address/{addressId}': { path: { addressId: string }; response: undefined }
  'PATCH /account/address/default-billing/{addressId}': { path: { addressId: string }; response: undefined }
  'PATCH /account/address/default-shipping/{addressId}': { path: { addressId: string }; response: undefined }
  'POST /account/customer': { body: Criteria; response: Customer }
  'POST /account/list-address': { body: Criteria; response: SearchResult<Address> }
  /** Also for a guest, by a filter on `deepLinkCode` with the guest's e-mail address and zip code. */
  'POST /order': { body: Criteria & { email?: string; zipcode?: string }; response: OrderList }
  'POST /country': { body: Criteria; response: SearchResult<Country> }
  'POST /salutation': { body: Criteria; response: SearchResult<Salutation> }
}
