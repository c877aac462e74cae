import { SHIPPED_FONTS } from '#contracts/company.ts'
import { isLocale, languageTag, type Locale, LOCALES } from '#contracts/locales.ts'
import { starterTexts } from './texts.ts'

/** Facts about a company that the command is given. */
export interface StarterFacts {
  name: string
  street: string
  zipcode: string
  city: string
  phone: string
  mail: string
  /** `#12507a` */
  colour: string
  /** `inter` */
  font: string
  /** `en,de`, the default first. */
  languages: string
  /** Today, `2026-11-27`. */
  today: string
}

/** Pages by the end of their address, which is the same in every language. */
const PAGES = { contact: 2, terms: 3, privacy: 4, imprint: 5, handling: 6, news: 7 } as const
type PageName = keyof typeof PAGES

type Text = keyof ReturnType<typeof starterTexts>

/** @throws Error for a language that the site cannot speak */
function localesOf({ languages }: StarterFacts): Locale[] {
  const named = [...new Set(languages.split(/[\s,]+/).filter(Boolean))]
  const unknown = named.filter((one) => !isLocale(one))
  if (unknown.length > 0 || named.length === 0)
    throw new Error(`The languages must be some of ${LOCALES.join(', ')}, with commas: ${languages}`)
  return named.filter(isLocale)
}

/** @throws Error for a font that does not come with the program */
function fontOf({ font }: StarterFacts): string {
  if (SHIPPED_FONTS.some((one) => one === font)) return font
  throw new Error(`The font must be one of ${SHIPPED_FONTS.join(', ')}: ${font}`)
}

/** Texts by locale, and as a catalogue has them, by language. */
const textsIn = (locales: readonly Locale[]) => ({
  inLocales: (name: Text) => Object.fromEntries(locales.map((locale) => [locale, starterTexts(locale)[name]])),
  inLanguages: (name: Text) =>
    Object.fromEntries(locales.map((locale) => [languageTag(locale), starterTexts(locale)[name]])),
  paths: (page: PageName) => Object.fromEntries(locales.map((locale) => [locale, `/${locale}/${page}`])),
})
type Texts = ReturnType<typeof textsIn>

/** The smallest company that starts, as texts of files by their path. */
export function starterFiles(facts: StarterFacts): Map<string, string> {
  const files = new Map<string, string>()
  const json = (path: string, content: unknown) => files.set(path, `${JSON.stringify(content, null, 2)}\n`)
  const lines = (name: string, rows: object[]) =>
    files.set(`catalogue/${name}.jsonl`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const locales = localesOf(facts)
  const texts = textsIn(locales)
  const { inLocales, inLanguages } = texts
  json('company.json', companyOf({ ...facts, font: fontOf(facts) }, locales, texts))
  files.set('brand/mark.svg', markOf(facts))
  for (const locale of locales) {
    for (const [path, page] of pagesOf(facts, locale)) json(`pages/${locale}/${path}.json`, page)
    json(`news/${locale}/website.json`, articleOf(facts, locale))
  }
  json('news/news.json', {
    page: PAGES.news,
    topics: [{ id: 1, key: 'company', title: inLocales('topic') }],
  })
  lines('property-groups', [
    {
      key: 'size',
      name: inLanguages('size'),
      position: 1,
      filterable: true,
      options: ['S', 'L'].map((name, index) => ({
        key: name.toLowerCase(),
        name: Object.fromEntries(locales.map((locale) => [languageTag(locale), name])),
        position: index + 1,
      })),
    },
  ])
  lines('delivery-times', [{ key: 'usual', name: inLanguages('delivery'), min: 1, max: 2, unit: 'week' }])
  lines('categories', [
    {
      key: 'first',
      parent: null,
      position: 1,
      name: inLanguages('category'),
      slug: slugIn(locales, 'erste', 'first'),
      description: inLanguages('description'),
    },
  ])
  lines(
    'products',
    [1, 2].map((index) => productOf(index, locales, texts)),
  )
  lines('variants', [1, 2].flatMap(variantsOf))
  files.set('README.md', README)
  return files
}

/** Addresses in German for German pages, in English for others. */
const slugIn = (locales: readonly Locale[], german: string, english: string) => ({
  ...(locales.includes('de') && { de: german }),
  ...(locales.some((locale) => locale !== 'de') && { en: english }),
})

function companyOf(
  { name, street, zipcode, city, phone, mail, colour, font }: StarterFacts,
  languages: Locale[],
  { inLocales, paths }: Texts,
) {
  return {
    name,
    legalName: name,
    languages,
    claim: inLocales('claim'),
    street,
    zipcode,
    city,
    country: inLocales('country'),
    phone,
    mail,
    colours: { brand: colour, ground: '#262b31' },
    font,
    openingHours: [{ from: 'mon', to: 'fri', open: '08:00', close: '16:00' }],
    timeZone: 'Europe/Berlin',
    land: 'DE',
    closedOn: [],
    documentPages: { privacy: paths('privacy'), terms: paths('terms'), handling: paths('handling') },
  }
}

/** The first letter of the name on the colour of the brand, as bars: a file without a font. */
const markOf = ({ colour }: StarterFacts): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="${colour}" d="M0 0h36v36H0z"/>` +
  `<path fill="#fff" d="M9 9h18v4H9zm0 7h18v4H9zm0 7h11v4H9z"/></svg>\n`

function pagesOf({ name }: StarterFacts, locale: Locale): [path: string, page: object][] {
  const say = starterTexts(locale)
  const page = (uid: number, title: string, text: string, main: object[] = []) => ({
    uid,
    title,
    meta: { description: `${title}, ${name}` },
    stage: [{ type: 'header', header: title }],
    main: [{ type: 'text', bodytext: `<p>${text}</p>` }, ...main],
  })
  const address =
    '<p>{company.legalName}<br>{company.street}<br>{company.zipcode} {company.city}<br>{company.country}</p>' +
    '<p><a href="{company.tel}">{company.phone}</a><br><a href="mailto:{company.mail}">{company.mail}</a></p>'
  const link = (name: PageName) => ({ link: { page: PAGES[name] } })
  return [
    ['index', page(1, `${say.welcome} ${name}`, say.about)],
    ['contact', page(PAGES.contact, say.contact, '{company.hours}', [{ type: 'text', bodytext: address }])],
    ['terms', page(PAGES.terms, say.terms, say.blank)],
    ['privacy', page(PAGES.privacy, say.privacy, say.blank)],
    ['imprint', page(PAGES.imprint, say.imprint, say.blank, [{ type: 'text', bodytext: address }])],
    ['handling', page(PAGES.handling, say.handling, say.blank)],
    ['news', page(PAGES.news, say.news, say.topic, [{ type: 'news_pi1' }])],
    ['404', page(8, say.notFound, say.notFound)],
    [
      'navigation',
      {
        main: [link('news'), link('contact')],
        footerleft: [link('news'), link('contact')],
        footerright: [link('imprint'), link('privacy'), link('terms')],
      },
    ],
  ]
}

function articleOf({ today }: StarterFacts, locale: Locale) {
  const { article, articleText } = starterTexts(locale)
  return {
    uid: 1001,
    title: article,
    date: today,
    teaser: articleText,
    topics: ['company'],
    bodytext: `<p>${articleText}</p>`,
  }
}

function productOf(index: number, locales: readonly Locale[], { inLanguages }: Texts) {
  const numbered = ([language, name]: [string, string]) => [language, `${name} ${index}`]
  return {
    number: `P-${index}`,
    position: index,
    name: Object.fromEntries(Object.entries(inLanguages('product')).map(numbered)),
    slug: slugIn(locales, `beispiel-${index}`, `sample-${index}`),
    description: inLanguages('description'),
    metaDescription: inLanguages('description'),
    categories: ['first'],
    properties: ['size/s', 'size/l'],
    price: null,
    stock: 0,
    deliveryTime: 'usual',
    facts: {},
    crossSelling: [],
  }
}

const variantsOf = (index: number) =>
  ['s', 'l'].map((size, at) => ({
    number: `P-${index}-${size.toUpperCase()}`,
    parent: `P-${index}`,
    position: at + 1,
    options: [`size/${size}`],
    price: null,
    stock: 0,
    deliveryTime: 'usual',
    weight: 1,
    facts: {},
  }))

const README = `# Your company

Start the site with \`COMPANY_DIR\` set to this folder. \`npm run company:check\` says what is wrong in it. Texts in square brackets are
blanks: no page should go public with one.

| file | what it is |
| --- | --- |
| \`company.json\` | name, languages (the default first), addresses, hours, two colours, font (\`sofia-sans\`, \`inter\` or \`bitter\`), the legal pages' addresses. \`npm run holidays\` fills in \`closedOn\` |
| \`brand/\` | \`mark.svg\` or \`.png\`, the square symbol; if you have them \`logo.svg\`, and \`mark-dark.svg\` and \`logo-dark.svg\` for dark ground; a font of your own is \`font.woff2\`, with \`font-bold.woff2\` if it has one weight |
| \`pages/LANGUAGE/\` | pages, one file each; \`index.json\` is home, \`navigation.json\` the menus, \`404.json\` the page of a wrong address |
| \`news/\` | articles by language; \`news.json\` names the page that lists them, and their topics |
| \`schemas/\` | for editors, which complete and check the files by them; \`npm run company:schemas -- FOLDER\` writes them again |
| \`catalogue/\` | categories, products and variants: they are imported at the first start, later by \`npm run import:catalogue -- FOLDER\` |

Folders that you may add: \`media\` (pictures and files), \`people\`, \`forms\`, \`downloads\`, \`search\` (synonyms), \`resistance\`, and
\`chain-rack.json\`.
`
