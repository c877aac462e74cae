import { subscribe } from '#backend/newsletter/subscriptions.ts'
import type { Locale } from '#contracts/locales.ts'
import { enforceFormLimits, type MessageServices } from './send-message.ts'

/**
 * Subscribes the address of a form, within the limits of forms.
 * @throws FormLimitReached
 */
export const subscribeByForm = (services: MessageServices, given: { email: string; locale: Locale }): Promise<void> =>
  subscribe(services, given, (tx) => enforceFormLimits(services.limiter, tx, ['form', 'mail'], { email: given.email }))
