import { randomBytes } from 'node:crypto'
import { basename, join, relative, sep } from 'node:path'
import type { Company } from '#contracts/company.ts'
import { offeredLocales, type Locale, perLocale } from '#contracts/locales.ts'
import { asAsked, checkRedirects } from './check-redirects.ts'
import { checkSite } from './check.ts'
import { companyWords, fillIn, unknownWords } from './company-words.ts'
import {
  navigationSchema,
  pageSchema,
  personSchema,
  redirectsSchema,
  type NavigationFile,
  type PersonFile,
} from '#backend/content/format.ts'
import { loadDownloads } from '#backend/content/downloads/load-downloads.ts'
import { loadNews } from '#backend/content/news/load-news.ts'
import { checkForm, type FormFile, formFileSchema } from '#backend/content/forms/form-file.ts'
import { createFormStates } from '#backend/content/forms/form-state.ts'
import { loadContentMedia } from './media.ts'
import { collectProblems, listJson, readJson, type Problems } from './read-folder.ts'
import type { Page, ContentSite } from '#backend/content/site.ts'

export interface LoadOptions {
  /** The folder that holds pages/, news/, people/, downloads/, forms/ and media/. */
  folder: string
  company: Company
  defaultLocale: Locale
  /** Address of the content system itself, with which the addresses of files begin. */
  base: string
  /** Key of the signatures in forms; by default one of this process. */
  secret?: string
  /** Whether forms may have files; by default they may not. */
  takesFiles?: boolean
}

/**
 * Loads and checks all content.
 * @throws Error that lists every problem with its file and field
 */
export async function loadSite({
  folder,
  company,
  defaultLocale,
  base,
  secret = randomBytes(32).toString('base64url'),
  takesFiles = false,
}: LoadOptions): Promise<ContentSite> {
  const problems = collectProblems(folder)
  const words = (locale: Locale) => companyWords(company, locale)
  const pages: Page[] = []
  const navigation = perLocale((): NavigationFile => NO_MENUS)
  for (const locale of offeredLocales()) {
    const root = join(folder, 'pages', locale)
    for (const file of await listJson(root)) {
      const change = (json: unknown) => fillIn(json, words(locale))
      if (file === join(root, 'navigation.json')) {
        navigation[locale] = (await readJson(file, navigationSchema, problems, change)) ?? NO_MENUS
        continue
      }
      const page = await readJson(file, pageSchema, problems, change)
      if (!page) continue
      for (const name of unknownWords(page)) problems.report(file, '', `${name} is not known`)
      pages.push({ ...page, locale, path: pathOf(relative(root, file)), file })
    }
  }
  const news = await loadNews({
    folder: join(folder, 'news'),
    pages,
    problems,
    change: (locale) => (json) => fillIn(json, words(locale)),
  })
  const media = await loadContentMedia(join(folder, 'media'), base, problems)
  const redirectsFile = join(folder, 'pages/redirects.json')
  const redirects = ((await readOptional(redirectsFile, problems)) ?? []).map(asAsked)
  const site: ContentSite = {
    defaultLocale,
    locales: offeredLocales().filter((locale) => pages.some((page) => page.locale === locale)),
    pages: [...pages, ...news.articles],
    navigation,
    redirects: new Map(redirects.map((redirect) => [redirect.from, redirect])),
    people: await readPeople(join(folder, 'people'), problems),
    news,
    downloads: await loadDownloads(join(folder, 'downloads'), media, problems),
    media,
    forms: {
      files: await readForms(join(folder, 'forms'), problems),
      states: createFormStates(secret),
      takesFiles,
    },
  }
  checkSite(site, (place, field, message) => {
    const file = 'file' in place ? place.file : join(folder, 'pages', place.locale, `${place.name}.json`)
    problems.report(file, field, message)
  })
  checkRedirects(site, redirects, (field, message) => problems.report(redirectsFile, field, message))
  problems.throwIfAny()
  return site
}

const NO_MENUS: NavigationFile = { main: [], footerleft: [], footerright: [] }

const pathOf = (file: string): string =>
  file
    .split(sep)
    .join('/')
    .replace(/\.json$/, '')
    .replace(/(^|\/)index$/, '')

async function readOptional(file: string, problems: Problems) {
  const exists = (await listJson(join(file, '..'))).includes(file)
  return exists ? readJson(file, redirectsSchema, problems) : undefined
}

async function readForms(folder: string, problems: Problems): Promise<Map<string, FormFile>> {
  const forms = new Map<string, FormFile>()
  for (const file of await listJson(folder)) {
    const form = await readJson(file, formFileSchema, problems)
    if (!form) continue
    checkForm(form, (field, message) => problems.report(file, field, message))
    forms.set(basename(file, '.json'), form)
  }
  return forms
}

async function readPeople(folder: string, problems: Problems): Promise<Map<string, PersonFile>> {
  const people = new Map<string, PersonFile>()
  for (const file of await listJson(folder)) {
    const person = await readJson(file, personSchema, problems)
    if (person) people.set(basename(file, '.json'), person)
  }
  return people
}
