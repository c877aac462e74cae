import { z } from 'zod'
import { ShopError } from '#backend/http/shop-error.ts'
import { emailAddress, foreignStorefront, violationOf } from '#backend/shop/customer/registration.ts'
import { NEWSLETTER_OPTIONS } from '#contracts/shop/newsletter.ts'

const addressSchema = z.object({ email: emailAddress })
const subscriberSchema = addressSchema.extend({
  option: z.string('IS_BLANK_ERROR').min(1, 'IS_BLANK_ERROR').pipe(z.enum(NEWSLETTER_OPTIONS, 'NO_SUCH_CHOICE_ERROR')),
  storefrontUrl: z.string('IS_BLANK_ERROR').min(1, 'IS_BLANK_ERROR'),
})

/**
 * Reads an address, the option, and the storefront. Names are left out: none are stored.
 * @throws ShopError 400 with every violation and its pointer.
 */
export function readSubscriber(body: unknown, domains: readonly string[]): z.output<typeof subscriberSchema> {
  const parsed = subscriberSchema.safeParse(body ?? {})
  const violations = [
    ...(parsed.error?.issues ?? []).map((issue) => violationOf(issue, body)),
    ...foreignStorefront(body, domains),
  ]
  if (parsed.data === undefined || violations.length > 0) throw ShopError.violations(violations)
  return parsed.data
}

/**
 * Reads an address.
 * @throws ShopError 400 with its violation.
 */
export function readAddressee(body: unknown): string {
  const parsed = addressSchema.safeParse(body ?? {})
  if (parsed.data) return parsed.data.email
  throw ShopError.violations(parsed.error.issues.map((issue) => violationOf(issue, body)))
}
