import { z } from 'zod'
import { companyFile } from '#contracts/company-file.ts'
import { elementSchema } from './elements.ts'
import { fileSchema, linkSchema, localesSchema } from './field-schemas.ts'

/** A page: `data/pages/<locale>/<path>.json`. The file's path is the page's address; `index.json` is home. */
export const pageSchema = companyFile({
  /** The same in every language: pages with equal uids are translations of each other. */
  uid: z.int().positive().max(1_000_000),
  title: z.string().min(1),
  /** Shorter name for breadcrumbs and menus. */
  navigationTitle: z.string().min(1).optional(),
  meta: z.strictObject({
    /** Title of the browser's window; the page's title if left out. */
    title: z.string().optional(),
    description: z.string().min(1).max(320),
    keywords: z.string().optional(),
    noIndex: z.boolean().default(false),
  }),
  /** Day of the last change that readers should know of, `2026-11-05`. */
  updated: z.iso.date().optional(),
  /** Names that menus of categories list it by. */
  categories: z.array(z.string().min(1)).default([]),
  /** Beside the title. */
  picture: fileSchema.optional(),
  stage: z.array(elementSchema).default([]),
  main: z.array(elementSchema).default([]),
})

const menuItem = z.strictObject({
  title: z.string().min(1).optional(),
  link: linkSchema.optional(),
  /** Beside its title in the side menu. */
  image: fileSchema.optional(),
  get children() {
    return z.array(menuItem).optional()
  },
})

/** The menus of a language: `data/pages/<locale>/navigation.json`. An item without a link is a heading. */
export const navigationSchema = companyFile({
  main: z.array(menuItem),
  footerleft: z.array(menuItem),
  footerright: z.array(menuItem),
})

/** `data/pages/redirects.json`; addresses with their locale, `/en/data-protection-declaration`, or of an older site without. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z
      .string()
      .startsWith('/')
      .regex(/^[^?#]*$/, 'must not have a ? or #: redirects look at paths only'),
    to: z.union([z.string().startsWith('/'), z.url({ protocol: /^https?$/ })]),
    status: z.union([z.literal(301), z.literal(302), z.literal(303), z.literal(307), z.literal(308)]).default(301),
  }),
)

/** A person: `data/people/<key>.json`. */
export const personSchema = companyFile({
  id: z.int().positive(),
  name: z.string().min(1),
  positions: z.array(localesSchema).min(1),
  groups: z.array(localesSchema).default([]),
  /** Countries or parts of one; empty for everywhere. */
  regions: z.array(localesSchema).default([]),
  email: z.email(),
  tel: z.string().regex(/^\+[\d -]+$/, 'must be international: +49 555 …'),
  mobile: z
    .string()
    .regex(/^\+[\d -]+$/, 'must be international: +49 179 …')
    .optional(),
  image: z.string().optional(),
})

export type PageFile = z.output<typeof pageSchema>
export type NavigationFile = z.output<typeof navigationSchema>
export type MenuItemFile = z.output<typeof menuItem>
export type RedirectFile = z.output<typeof redirectsSchema>[number]
export type PersonFile = z.output<typeof personSchema>
