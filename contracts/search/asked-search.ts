import { z } from 'zod'
import type { Locale } from '#contracts/locales.ts'
import { SEARCH_LIMITS } from './search-request.ts'

/** A search that a visitor has ended. Letters on the way to it are none. */
export interface AskedSearch {
  term: string
  /** Hits of all kinds together. */
  hits: number
  /** Whether the visitor followed one, or put it into the request. */
  isFollowed: boolean
}

/** Takes a search into the company's report. */
export type NoteSearch = (locale: Locale, asked: AskedSearch) => void

/** Fields of the message that the browser sends. */
export const askedSearchSchema = z
  .object({
    term: z.string().trim().min(SEARCH_LIMITS.minTerm).max(SEARCH_LIMITS.maxTerm),
    hits: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    followed: z.enum(['', '1']),
  })
  .transform(({ term, hits, followed }): AskedSearch => ({ term, hits, isFollowed: followed === '1' }))
