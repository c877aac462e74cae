import { z } from 'zod'
import { SPACES } from '#contracts/content/elements.ts'
import type { MenuType } from '#contracts/content/elements/menu.ts'
import type { FileDocument } from '#contracts/content/file.ts'
import type { DownloadDocument } from '#contracts/content/elements/site_download_list.ts'
import type { FormPurpose } from './forms/form-file.ts'
import type { FormDocument } from '#contracts/content/forms/form-document.ts'
import type { LinkDocument } from '#contracts/content/links/link.ts'
import type { NewsItemDocument } from '#contracts/content/news.ts'
import { type FileFile, type LinkFile, linkSchema } from './field-schemas.ts'

/** The frames of a TYPO3. */
const FRAMES = ['default', 'ruler-before', 'ruler-after', 'indent', 'indent-left', 'indent-right', 'none'] as const

/** The fields of every element, whatever its type. */
const SHARED_FIELDS = {
  /** The devices on which the element is shown. */
  visible: z
    .array(z.enum(['desktop', 'tablet', 'mobile']))
    .min(1)
    .default(['desktop', 'tablet', 'mobile']),
  background: z.enum(['', 'mud', 'deep']).default(''),
  frame: z.enum(FRAMES).default('default'),
  layout: z.enum(['default', 'layout-1', 'layout-2', 'layout-3']).default('default'),
  space: z.strictObject({ before: z.enum(SPACES).default(''), after: z.enum(SPACES).default('') }).prefault({}),
  /** The pictures of the element can be looked at one after another. */
  gallery: z.boolean().default(false),
  /** Names that menus of categories list it by. */
  categories: z.array(z.string().min(1)).default([]),
  header: z.string().default(''),
  subheader: z.string().default(''),
  headerLayout: z.union([z.literal([0, 1, 2, 3, 4, 5, 100])]).default(0),
  headerPosition: z.enum(['', 'left', 'center', 'right']).default(''),
  headerLink: linkSchema.optional(),
}

/** Converts a field of a file for the response, in the language of the page. */
export interface FieldWriters {
  link(given: LinkFile | undefined): LinkDocument | ''
  html(given: string): string
  file(given: FileFile | undefined): FileDocument | null
  /** Contacts by their keys in data/people; all of them for no keys. */
  people(keys: readonly string[]): Record<string, unknown>[]
  /** Articles of data/news in this language, the newest first. */
  articles(query: ArticleQuery): NewsItemDocument[]
  /** The `data` of an article's own element, by the article's uid. */
  article(uid: number): Record<string, unknown>
  /** Files of data/downloads. */
  downloads(query: DownloadQuery): DownloadDocument[]
  /** The items of a menu. */
  menu(type: MenuType, choice: { pages: number[]; categories: string[] }): Record<string, unknown>[]
  /** A form of data/forms and the address to post it to. */
  form(name: string): { link: LinkDocument; form: FormDocument }
}

export interface ArticleQuery {
  show: 'all' | 'articles' | 'events'
  /** Keys; none for all topics. */
  topics: readonly string[]
  limit: number
}

/** Keys of categories, or of single documents instead; none of both for all. */
export interface DownloadQuery {
  categories: readonly string[]
  files: readonly string[]
}

/**
 * The parts of the content that a check across files may read. Links, files and `href="page:…"` are checked for all
 * types alike (check.ts).
 */
export interface ElementCheck {
  hasPerson(key: string): boolean
  /** In the language of the page. */
  hasArticle(uid: number): boolean
  hasTopic(key: string): boolean
  hasDownload(key: string): boolean
  hasDownloadCategory(key: string): boolean
  hasForm(name: string): boolean
  /** The action of a form of data/forms; undefined if there is no such form. */
  purposeOf(form: string): FormPurpose | undefined
  /** Whether a page, in the language of this one, has a form for a purpose. */
  hasFormOfPurpose(page: number, purpose: FormPurpose): boolean
  report(field: string, message: string): void
}

interface Behaviour<Fields> {
  /** The element's `content` as it is sent, besides its header. */
  write(fields: Fields, writers: FieldWriters): Record<string, unknown>
  /** Reports mistakes that the schema cannot see. */
  check?(fields: Fields, check: ElementCheck): void
}

/**
 * Defines the format of an element type in data/pages and in responses.
 * @example elementFormat('text', { bodytext: bodytextSchema }, { write: … })
 */
export const elementFormat = <const T extends string, S extends z.ZodRawShape>(
  type: T,
  fields: S,
  behaviour: Behaviour<z.output<z.ZodObject<typeof SHARED_FIELDS & S>>>,
) => ({ type, schema: z.strictObject({ type: z.literal(type), ...SHARED_FIELDS, ...fields }), ...behaviour })
