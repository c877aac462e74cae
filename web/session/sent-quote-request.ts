/** A quote request just sent by this browser: data for the confirmation after a reload. */
export interface SentQuoteRequest {
  number: string
  email: string
  /** The idempotency key of the quote request. */
  key: string
  /** Picture of its first product; empty if there is none. */
  picture: string
  /** With the e-mail address they open the request at the shop; empty if the shop gave none. */
  deepLinkCode: string
  zipcode: string
  /** Folder of its files; empty if it has none. */
  attachments: string
  /** Whether the shop said that it sends no copy. */
  isCopyLeftOut: boolean
}

/** Reads what its cookie has; undefined for anything else. */
export function parseSentQuoteRequest(text: string | undefined): SentQuoteRequest | undefined {
  if (!text) return undefined
  try {
    const { number, email, key, picture, deepLinkCode, zipcode, attachments, isCopyLeftOut } = JSON.parse(
      text,
    ) as Partial<Record<keyof SentQuoteRequest, unknown>>
    if (typeof number !== 'string' || typeof email !== 'string' || typeof key !== 'string') return undefined
    return {
      number,
      email,
      key,
      deepLinkCode: typeof deepLinkCode === 'string' ? deepLinkCode : '',
      zipcode: typeof zipcode === 'string' ? zipcode : '',
      attachments: typeof attachments === 'string' ? attachments : '',
      isCopyLeftOut: isCopyLeftOut === true,
      picture: typeof picture === 'string' && /^\/(?!\/)|^https:/.test(picture) ? picture : '',
    }
  } catch (error) {
    // No JSON, or the JSON text `null`, which has no fields.
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}
