import type { ShopContext } from '#backend/http/shop-context.ts'
import type { MailQueue } from '#backend/mail/mail-queue.ts'
import type { Handlers } from '#contracts/operation.ts'
import type { StoreApi } from '#contracts/shop/store-api.ts'
import { changeEmail, confirmEmail } from './account/change-email.ts'
import { changePassword } from './account/change-password.ts'
import { confirmNewsletter } from './account/newsletter/confirm-newsletter.ts'
import type { HasNewsletter } from './account/newsletter/newsletter-services.ts'
import { readRecipient } from './account/newsletter/recipient.ts'
import { subscribeNewsletter } from './account/newsletter/subscribe-newsletter.ts'
import { unsubscribeNewsletter } from './account/newsletter/unsubscribe-newsletter.ts'
import { confirmRegistration } from './account/registration/confirm-registration.ts'
import { convertGuest } from './account/registration/convert-guest.ts'
import { deleteCustomer } from './account/delete-customer.ts'
import { imitateCustomer } from './account/sign-in/imitate-customer.ts'
import { logIn } from './account/sign-in/log-in.ts'
import { logOut } from './account/sign-in/log-out.ts'
import { confirmRecovery, readRecoveryState, requestRecovery } from './account/recover-password.ts'
import { addLineItems } from './cart/line-items/add-line-items.ts'
import { changeLineItems } from './cart/line-items/change-line-items.ts'
import { readCart } from './cart/read-cart.ts'
import { deleteCart, removeLineItems } from './cart/line-items/remove-line-items.ts'
import { listBreadcrumbs } from './catalogue/category/breadcrumb.ts'
import { listCategories } from './catalogue/category/category-list.ts'
import { readCategoryPage } from './catalogue/category/category.ts'
import { readLandingPage } from './catalogue/category/landing-page.ts'
import { readLayout } from './catalogue/category/layout-by-id.ts'
import { listNavigation } from './catalogue/category/navigation.ts'
import { type FindProducts, searchListing, suggestProducts } from './catalogue/listing/search-listing.ts'
import { listProducts } from './catalogue/listing/product-listing.ts'
import { listCrossSelling } from './catalogue/product/cross-selling.ts'
import { findVariant } from './catalogue/product/find-variant.ts'
import { readProduct } from './catalogue/product/product-by-id.ts'
import { searchProducts } from './catalogue/product/product-list.ts'
import { listPurchaseLimits } from './catalogue/product/purchase-limit.ts'
import { listReviews } from './catalogue/product/reviews.ts'
import { listSeoUrls } from './catalogue/seo/seo-url.ts'
import { listSitemaps } from './catalogue/seo/sitemap.ts'
import { sendContactForm } from './contact/send-contact-form.ts'
import { changeContext } from './context/change-context.ts'
import { readContext } from './context/read-context.ts'
import { changeProfile } from './customer/change-profile.ts'
import { deleteAddress, setDefaultBilling, setDefaultShipping } from './customer/own-address.ts'
import { listAddresses, readCurrentCustomer } from './customer/read-customer.ts'
import { refuseReview } from './customer/write-review.ts'
import { registerCustomer } from './account/registration/register-customer.ts'
import { changeAddress, createAddress } from './customer/write-address.ts'
import { listCountryStates } from './master-data/country-state.ts'
import { listCountries } from './master-data/country.ts'
import { listCurrencies } from './master-data/currency.ts'
import { listLanguages } from './master-data/language.ts'
import { listSalutations } from './master-data/salutation.ts'
import { listPaymentMethods, listShippingMethods, startPaymentSession } from './master-data/terms-of-trade.ts'
import { describeApi, listRoutes } from './openapi/describe-api.ts'
import { cancelOrder } from './order/actions/cancel-order.ts'
import { handlePayment } from './order/actions/handle-payment.ts'
import { downloadOrderFile } from './order/actions/order-files.ts'
import { setOrderPayment } from './order/actions/set-payment.ts'
import { downloadDocument } from './order/document/download-document.ts'
import type { PrintRequest } from './order/document/print-request.ts'
import { listOrders } from './order/order-list.ts'
import { placeOrder } from './order/place-order.ts'
import { addToWishlist, mergeWishlist, removeFromWishlist } from './wishlist/change-wishlist.ts'
import { readWishlist } from './wishlist/read-wishlist.ts'

/** The services of the shop besides its database. */
interface ShopServices {
  /** Queue of its mails. */
  mail: MailQueue
  /** Finds products by their texts. */
  findProducts: FindProducts | undefined
  /** Whether the site has a newsletter in a language. */
  hasNewsletter: HasNewsletter | undefined
  /** Prints a quote request; without it requests have no documents. */
  printRequest: PrintRequest | undefined
}

/** The handler of each operation. */
export const shopHandlers = ({ mail, findProducts, hasNewsletter = () => false, printRequest }: ShopServices) =>
  ({
    'POST /navigation/{activeId}/{rootId}': listNavigation,
    'POST /category/{navigationId}': readCategoryPage,
    'POST /landing-page/{landingPageId}': readLandingPage,
    'POST /cms/{id}': readLayout,
    'POST /category': listCategories,
    'POST /product-listing/{categoryId}': listProducts,
    'GET /product/purchase-limit': listPurchaseLimits,
    'POST /product/{productId}': readProduct,
    'POST /product': searchProducts,
    'POST /search': searchListing(findProducts),
    'POST /search-suggest': suggestProducts(findProducts),
    'POST /product/{productId}/cross-selling': listCrossSelling,
    'POST /product/{productId}/reviews': listReviews,
    'POST /product/{productId}/find-variant': findVariant,
    'POST /product/{productId}/review': refuseReview,
    'GET /breadcrumb/{id}': listBreadcrumbs,
    'POST /sitemap': listSitemaps,
    'POST /seo-url': listSeoUrls,
    'POST /language': listLanguages,
    'POST /currency': listCurrencies,
    'GET /context': readContext,
    'PATCH /context': changeContext,
    'GET /checkout/cart': readCart,
    'POST /checkout/cart/line-item': addLineItems,
    'PATCH /checkout/cart/line-item': changeLineItems,
    'POST /checkout/cart/line-item/delete': removeLineItems,
    'DELETE /checkout/cart': deleteCart,
    'POST /checkout/order': placeOrder(mail),
    'POST /account/register': registerCustomer(mail),
    'POST /account/register-confirm': confirmRegistration,
    'POST /account/login': logIn,
    'POST /account/login/imitate-customer': imitateCustomer,
    'POST /account/logout': logOut,
    'POST /account/recovery-password': requestRecovery(mail),
    'POST /account/customer-recovery-is-expired': readRecoveryState,
    'POST /account/recovery-password-confirm': confirmRecovery(mail),
    'POST /account/change-password': changePassword(mail),
    'POST /account/change-email': changeEmail(mail),
    'POST /account/change-email-confirm': confirmEmail(mail),
    'POST /account/convert-guest': convertGuest(mail),
    'DELETE /account/customer': deleteCustomer,
    'POST /account/change-profile': changeProfile,
    'POST /account/newsletter-recipient': readRecipient,
    'POST /newsletter/subscribe': subscribeNewsletter({ mail, hasNewsletter }),
    'POST /newsletter/confirm': confirmNewsletter({ mail, hasNewsletter }),
    'POST /newsletter/unsubscribe': unsubscribeNewsletter({ mail, hasNewsletter }),
    'POST /customer/wishlist': readWishlist,
    'POST /customer/wishlist/add/{productId}': addToWishlist,
    'DELETE /customer/wishlist/delete/{productId}': removeFromWishlist,
    'POST /customer/wishlist/merge': mergeWishlist,
    'POST /contact-form': sendContactForm(mail),
    'POST /account/address': createAddress,
    'PATCH /account/address/{addressId}': changeAddress,
    'DELETE /account/address/{addressId}': deleteAddress,
    'PATCH /account/address/default-billing/{addressId}': setDefaultBilling,
    'PATCH /account/address/default-shipping/{addressId}': setDefaultShipping,
    'POST /account/customer': readCurrentCustomer,
    'POST /account/list-address': listAddresses,
    'POST /order': listOrders(printRequest),
    'POST /handle-payment': handlePayment,
    'POST /order/payment': setOrderPayment,
    'POST /order/state/cancel': cancelOrder(mail),
    'POST /document/download/{documentId}/{deepLinkCode}': downloadDocument(printRequest),
    'GET /order/download/{orderId}/{downloadId}': downloadOrderFile,
    'POST /country-state/{countryId}': listCountryStates,
    'POST /country': listCountries,
    'POST /salutation': listSalutations,
    'POST /payment-method': listPaymentMethods,
    'POST /shipping-method': listShippingMethods,
    'POST /klarna/session/start': startPaymentSession,
    'GET /_info/openapi3.json': describeApi,
    'GET /_info/routes': listRoutes,
  }) satisfies Handlers<StoreApi, ShopContext>
