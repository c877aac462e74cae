import { z } from 'zod'
import type { Customer } from '#contracts/shop/customer.ts'
import { shopContext } from '#web/app/context.ts'
import { paths } from '#web/app/paths.ts'
import type { ShopClient } from '#web/clients/shop.server.ts'
import { type FormAction, isRefusal } from '#web/forms/action/form-action.server.ts'
import { checkBySchema, fieldSchemas } from '#web/forms/action/form-schema.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { redirectCarrying } from '#web/forms/unsent/carried-input.server.ts'
import { CHOICE_FORM, type ChoiceValues } from './choice-form.ts'

const schema = z.object(fieldSchemas(CHOICE_FORM.fields))

/** Step 2 of a signed-in customer: the addresses of this request. The defaults of the account stay. */
export const choiceAction: FormAction<'choice', ChoiceValues, z.output<typeof schema>, never> = {
  form: CHOICE_FORM,
  check: (values) => checkBySchema(schema, values),
  run: async ({ billing, shipping }, { context, posted }) => {
    const body = { billingAddressId: billing, shippingAddressId: shipping || billing }
    try {
      await context.get(shopContext)('PATCH /context', { body })
    } catch (error) {
      if (!isRefusal(error)) throw error
      return { status: 409, notice: m.checkout_address_gone() }
    }
    return redirectCarrying(posted, paths.checkout(getLocale(), 'summary'))
  },
}

/** The addresses of a request, where a customer has the defaults. */
export type ChosenAddresses = Pick<Customer, 'defaultBillingAddress' | 'defaultShippingAddress'>

/** A customer with the addresses of this request in place of the defaults. */
export async function withChosenAddresses<Person extends ChosenAddresses>(
  shop: ShopClient,
  customer: Person,
): Promise<Person> {
  const { customer: current } = await shop('GET /context')
  return {
    ...customer,
    defaultBillingAddress: current?.activeBillingAddress ?? customer.defaultBillingAddress,
    defaultShippingAddress: current?.activeShippingAddress ?? customer.defaultShippingAddress,
  }
}
