import { z } from 'zod'
import { companyFile } from './company-file.ts'
import { LOCALES } from './locales.ts'
import { offeredTexts } from './offered-texts.ts'

const localised = offeredTexts(z.string())
const pathByLocale = offeredTexts(z.string().startsWith('/'))

/** The languages of the site, the default first. */
const languages = z
  .array(z.enum(LOCALES))
  .min(1)
  .refine((locales) => new Set(locales).size === locales.length, 'must not name a language twice')
  .default([...LOCALES])
const link = z.strictObject({ label: z.string(), url: z.url() })

const WORKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30')

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #006433, in small letters')

/** The first one is that of the style sheet. */
export const SHIPPED_FONTS = ['sofia-sans', 'inter', 'bitter'] as const

/** Whether the runtime knows a time zone; it throws a RangeError for others. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The company of the site: names, addresses, hours. `company.json` of its folder is the only place for this data. */
export const companySchema = companyFile({
  name: z.string(),
  legalName: z.string(),
  languages,
  claim: localised,
  street: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: localised,
  phone: z.string(),
  fax: z.string().optional(),
  mail: z.email(),
  /** Two colours of the brand, from which the site derives all others: `#006433`. */
  colours: z.strictObject({
    /** Of links, buttons and headings: text on white can be read in it. */
    brand: hexColour,
    /** Of dark bands and the footer. Its light tones are the grounds of drawings. */
    ground: hexColour,
  }),
  /** One of the fonts that come with the program. A company with a font of its own has `brand/font.woff2` instead. */
  font: z.enum(SHIPPED_FONTS).optional(),
  /** 24-hour clock, `07:30`. A break is between two lines for the same days. */
  openingHours: z.array(
    z
      .strictObject({ from: z.enum(WORKDAYS), to: z.enum(WORKDAYS), open: clockTime, close: clockTime })
      .refine(({ from, to }) => WORKDAYS.indexOf(from) <= WORKDAYS.indexOf(to), {
        path: ['to'],
        message: 'must not be before from',
      })
      .refine(({ open, close }) => open < close, { path: ['close'], message: 'must be after open' }),
  ),
  /** IANA name of the zone in which the hours are meant, `Europe/Berlin`. */
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Berlin'),
  /** Country and, where it has its own public holidays, part of it: `DE-NW`. `npm run holidays` reads it. */
  land: z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'must be a country and part of it, such as DE-NW'),
  /** Days without opening hours, `2026-12-25`: public holidays and the company's own. */
  closedOn: z.array(z.iso.date()),
  social: z.array(link.extend({ network: z.enum(['linkedin', 'youtube']) })).default([]),
  /** Sites of other countries, including those of the redirect-only languages. */
  countrySites: z.array(link.extend({ locale: z.enum(['es', 'fr', 'it', 'ru', 'cz']) })).default([]),
  /** Pages of the content system that the site itself links to, in each language: `/de/agb`. */
  documentPages: z.strictObject({
    /** Of the question about cookies, videos and the registration. */
    privacy: pathByLocale,
    /** Of the last step of a quote request, as the next one. */
    terms: pathByLocale,
    handling: pathByLocale,
  }),
  /** Page of the newsletter's form in each language, `/de/newsletter`; without it no page has a field to sign up. */
  newsletter: pathByLocale.optional(),
  /** Page in each language with the form for technical questions; without it tools lead to the e-mail address. */
  advice: pathByLocale.optional(),
  customerPortal: link.extend({ label: localised }).optional(),
  groupSite: link.extend({ label: localised }).optional(),
})

/** The languages of a company's file. They are read before its texts, which depend on them. */
export const companyLanguages = z.object({ languages }).transform((file) => file.languages)

/** A page that the site itself links to. */
export type DocumentPage = keyof Company['documentPages']
export type Company = z.output<typeof companySchema>
