import { z } from 'zod'
import { LOCALES } from './locales.ts'

/** A text in each language: a missing one is an error. */
const localised = z.record(z.enum(LOCALES), z.string())
const link = z.object({ label: z.string(), url: z.url() })

/** The company of the site: names, addresses, hours. `data/company.json` is the only place for this data. */
export const companySchema = z.object({
  name: z.string(),
  legalName: z.string(),
  claim: localised,
  street: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: localised,
  phone: z.string(),
  fax: z.string(),
  mail: z.email(),
  /** 24-hour clock, `07:30`. */
  openingHours: z.array(
    z.object({
      from: z.enum(['mon', 'tue', 'wed', 'thu', 'fri']),
      to: z.enum(['mon', 'tue', 'wed', 'thu', 'fri']),
      open: z.string(),
      close: z.string(),
    }),
  ),
  social: z.array(link.extend({ network: z.enum(['linkedin', 'youtube']) })),
  /** Sites of other countries, including those of the redirect-only languages. */
  countrySites: z.array(link.extend({ locale: z.enum(['es', 'fr', 'it', 'ru', 'cz']) })),
  /** Page of the newsletter's form in each language, `/de/newsletter`; without it no page has a field to sign up. */
  newsletter: z.record(z.enum(LOCALES), z.string().startsWith('/')).optional(),
  customerPortal: link,
  groupSite: link,
})

export type Company = z.output<typeof companySchema>
