const HOUR = 3600
const DAY = 24 * HOUR

/**
 * The subject of a limit: the caller's network, the mailbox of the request, both together, or the signed-in customer. A
 * device is the browser in which the customer signed in before. A visitor has a folder of files, and a quote request
 * has a link.
 */
export type Per = 'address' | 'email' | 'emailAtAddress' | 'customer' | 'device' | 'visitor' | 'link'

export interface Limit {
  per: Per
  /** Maximum number within the window. */
  points: number
  /** Length of the window, which begins with the first point. */
  seconds: number
}

/**
 * Limits of each operation. Only success counts, except where it says otherwise: a refused or failed attempt costs
 * nothing. The short window of an operation comes first, so that an attempt it refuses leaves the long one untouched.
 */
export const LIMITS = {
  /**
   * Stores a guest and sends nothing. Correcting an address registers again, and a whole company may share one network.
   */
  register: [
    { per: 'address', points: 120, seconds: HOUR },
    { per: 'email', points: 30, seconds: HOUR },
  ],
  /**
   * Sales reads each request. Sixty in an hour are more than a purchasing department sends, and few enough to delete by
   * hand. No limit of mails refuses a request.
   */
  order: [
    { per: 'address', points: 60, seconds: HOUR },
    { per: 'address', points: 200, seconds: DAY },
  ],
  /**
   * Mails to an unverified address: the number that a stranger can be made to receive, whatever the operation. Beyond it
   * the copy is left out; the quote request or message itself is accepted.
   */
  mail: [
    { per: 'email', points: 5, seconds: HOUR },
    { per: 'email', points: 15, seconds: DAY },
  ],
  /** Copies for a customer who has confirmed the address. Only that customer's own requests count. */
  ownMail: [
    { per: 'customer', points: 60, seconds: HOUR },
    { per: 'customer', points: 200, seconds: DAY },
  ],
  /**
   * Attempts count, whether there is an account or not; success ends the counts of the mailbox. The second limit is wide,
   * because anyone can use it up for another person.
   */
  login: [
    { per: 'emailAtAddress', points: 10, seconds: 5 * 60 },
    { per: 'email', points: 100, seconds: HOUR },
    { per: 'address', points: 200, seconds: HOUR },
  ],
  /**
   * The same attempts from a browser that has signed in with the address before. They count for nothing else. The
   * attempts of others do not count for them: no one elsewhere can lock the customer out.
   */
  knownDevice: [
    { per: 'device', points: 10, seconds: 5 * 60 },
    { per: 'device', points: 50, seconds: DAY },
  ],
  /**
   * Mails to set a new password; unknown addresses count, too. They have a count of their own, so that other
   * mails keep no customer from recovering a password. Each attempt of a stranger sends the customer the link.
   */
  recover: [
    { per: 'email', points: 3, seconds: 15 * 60 },
    { per: 'email', points: 10, seconds: DAY },
    { per: 'address', points: 60, seconds: HOUR },
  ],
  /** Attempts to open a quote request by the link of its mail, with address and zip code. */
  orderLink: [
    { per: 'link', points: 10, seconds: 5 * 60 },
    { per: 'address', points: 200, seconds: HOUR },
  ],
  /** Forms of the content system that a person reads. */
  form: [
    { per: 'address', points: 30, seconds: HOUR },
    { per: 'address', points: 100, seconds: DAY },
  ],
  /** Each typed letter is a search, and a whole company may share one network. */
  search: [{ per: 'address', points: 600, seconds: 60 }],
  /**
   * CAD files that have to be written; files in the page cache cost nothing and do not count. A whole department may
   * share one network, and takes four files of each part.
   */
  cadFile: [
    { per: 'address', points: 60, seconds: 60 },
    { per: 'address', points: 600, seconds: HOUR },
  ],
  /** Files for quote requests, 20 MB each. A whole company may share one network; twenty files are one request. */
  attachment: [
    { per: 'visitor', points: 60, seconds: HOUR },
    { per: 'address', points: 200, seconds: HOUR },
    { per: 'address', points: 600, seconds: DAY },
  ],
  /** Lines of the log of consents. They are stored for good, and a whole company may share one network. */
  consent: [
    { per: 'address', points: 60, seconds: 60 },
    { per: 'address', points: 1_000, seconds: DAY },
  ],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof LIMITS
