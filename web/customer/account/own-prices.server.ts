import type { RouterContextProvider } from 'react-router'
import type { SalesChannelContext } from '#contracts/shop/context.ts'
import { reportContext, sessionContext, shopContext, shopForLocaleContext, siteContext } from '#web/app/context.ts'
import { getLocale } from '#web/i18n/locale.ts'

/**
 * Notes whether the shop may give the signed-in customer other prices than other visitors: another group, other
 * rules. While it fails, pages are the customer's own, which are right in any case.
 */
export async function noteOwnPrices(context: Readonly<RouterContextProvider>): Promise<void> {
  const session = context.get(sessionContext)
  // The embedded shop has one price for all.
  if (context.get(siteContext).isShopEmbedded) return
  try {
    const [own, anonymous] = await Promise.all([
      context.get(shopContext)('GET /context'),
      context.get(shopForLocaleContext)(getLocale())('GET /context'),
    ])
    session.hasOwnPrices = priceFacts(own) !== priceFacts(anonymous)
  } catch (error) {
    context.get(reportContext)(error)
    session.hasOwnPrices = true
  }
}

/** The facts by which a shop chooses prices. */
const priceFacts = ({ context, currency, currentCustomerGroup }: SalesChannelContext): string =>
  JSON.stringify([currentCustomerGroup?.id, currency.id, context.taxState, (context.ruleIds ?? []).toSorted()])
