/** `notSet` waits for its confirmation; `undefined` is not subscribed. */
export type NewsletterStatus = 'notSet' | 'optIn' | 'optOut' | 'direct' | 'undefined'

/** Whether the address of a customer is subscribed. */
export interface NewsletterRecipient {
  status: NewsletterStatus
}

/** The actions on an address. All but `unsubscribe` are a subscription. */
export const NEWSLETTER_OPTIONS = ['subscribe', 'direct', 'confirmSubscribe', 'unsubscribe'] as const

export interface NewsletterInput {
  email: string
  option: (typeof NEWSLETTER_OPTIONS)[number]
  /** One of the channel's domains; the link in the mail leads there. */
  storefrontUrl: string
}
