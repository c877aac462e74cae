import { idOf } from '#backend/database/id.ts'
import { ACCESS_KEY, CONTEXT_TOKEN, LANGUAGE_ID } from '#contracts/shop/headers.ts'
import { GERMAN } from '#contracts/shop/languages.ts'
import { DEMO_ACCESS_KEY } from '#server/config.ts'
import { newAddress } from './account-visitor.ts'
import { ADDRESS } from './visitor.ts'

/**
 * Sends a quote request through a site's Store API and returns its number. Numbers are consecutive, so two of them show
 * how many quote requests were stored in between.
 */
export async function readNextNumber(site: string, accessKey = DEMO_ACCESS_KEY): Promise<number> {
  let token = ''
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${site}/store-api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        [ACCESS_KEY]: accessKey,
        [LANGUAGE_ID]: GERMAN,
        ...(token && { [CONTEXT_TOKEN]: token }),
      },
      body: body ? JSON.stringify(body) : null,
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    token = answer.headers.get(CONTEXT_TOKEN) ?? token
    return answer.json()
  }
  // The address of the pages, which differs if they run apart from the shop.
  const { salesChannel } = (await ask('/context')) as { salesChannel: { domains: { url: string }[] } }
  const { firstName, lastName, company, street, zipcode, city } = ADDRESS
  const germany = { filter: [{ type: 'equals', field: 'iso', value: 'DE' }] }
  const { elements } = (await ask('/country', germany)) as { elements: { id: string }[] }
  await ask('/checkout/cart/line-item', {
    items: [{ type: 'product', referencedId: idOf('product', 'KL-C20-ZN'), quantity: 1 }],
  })
  await ask('/account/register', {
    guest: true,
    accountType: 'business',
    acceptedDataProtection: true,
    storefrontUrl: salesChannel.domains[0]?.url,
    email: newAddress(),
    firstName,
    lastName,
    company,
    billingAddress: { firstName, lastName, street, zipcode, city, countryId: elements[0]?.id },
  })
  const { orderNumber } = (await ask('/checkout/order', {})) as { orderNumber: string }
  return Number(orderNumber.slice('A-'.length))
}
