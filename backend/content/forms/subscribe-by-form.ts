import { subscribe } from '#backend/newsletter/subscriptions.ts'
import { asciiEmail } from '#contracts/email-address.ts'
import type { Locale } from '#contracts/locales.ts'
import { enforceFormLimits, type MessageServices } from './send-message.ts'

/**
 * Subscribes the address of a form, within the limits of forms.
 * @throws FormLimitReached
 */
export function subscribeByForm(services: MessageServices, given: { email: string; locale: Locale }): Promise<void> {
  const email = asciiEmail(given.email.trim()) ?? given.email
  return subscribe(services, { ...given, email }, (tx) =>
    enforceFormLimits(services.limiter, tx, ['form', 'mail'], { email }),
  )
}
