import type { MailQueue } from '#backend/mail/mail-queue.ts'
import type { ShopContext } from '#backend/http/shop-context.ts'
import type { Handlers } from '#contracts/operation.ts'
import type { ShopOperations } from '#contracts/shop/operations.ts'
import { addLineItems } from './cart/add-line-items.ts'
import { changeLineItems } from './cart/change-line-items.ts'
import { cart } from './cart/read-cart.ts'
import { deleteCart, removeLineItems } from './cart/remove-line-items.ts'
import { changeContext } from './context/change-context.ts'
import { readContext } from './context/read-context.ts'
import { currentCustomer } from './customer/read-customer.ts'
import { registerGuest } from './customer/register-guest.ts'
import { country } from './master-data/country.ts'
import { salutation } from './master-data/salutation.ts'
import { paymentMethod, shippingMethod } from './master-data/terms-of-trade.ts'
import { placeOrder } from './order/place-order.ts'

/** What a visitor does at the shop, up to the quote request whose mails go to this queue. */
export const salesHandlers = (mail: MailQueue) =>
  ({
    'GET /context': readContext,
    'PATCH /context': changeContext,
    'GET /checkout/cart': cart,
    'POST /checkout/cart/line-item': addLineItems,
    'PATCH /checkout/cart/line-item': changeLineItems,
    'POST /checkout/cart/line-item/delete': removeLineItems,
    'DELETE /checkout/cart': deleteCart,
    'POST /checkout/order': placeOrder(mail),
    'POST /account/register': registerGuest,
    'POST /account/customer': currentCustomer,
    'POST /country': country,
    'POST /salutation': salutation,
    'POST /payment-method': paymentMethod,
    'POST /shipping-method': shippingMethod,
  }) satisfies Partial<Handlers<ShopOperations, ShopContext>>
