import type { ElementFields } from '#contracts/content/elements.ts'

const link = { href: '/de/agb', label: 'Terms' }
const readLink = { href: '/de/agb', label: 'Terms', target: '' }
const readPicture = { url: '/typo/a.svg', alternative: 'A', title: '', mimeType: '', width: 0, height: 0 }
const bodytext = ['<p>a</p>', '<p>b</p>']
const readText = [
  { tag: 'p' as const, children: ['a'] },
  { tag: 'p' as const, children: ['b'] },
]
const picture = { file: 'a.svg', alternative: 'A' }

const newsItem = {
  id: 37,
  title: 'An article',
  teaser: 'In short',
  date: '2026-09-14',
  changed: '2026-09-15',
  href: '/de/news/article-37',
  author: '',
  picture: undefined,
  caption: '',
  topics: [{ id: 1, title: 'PFAS' }],
  tags: [],
  event: undefined,
}

/** Elements as an editor writes them in a file, and as the front end reads them from the wire. */
export const SAMPLE_VALUES = { link, readLink, readPicture, bodytext, readText, picture, newsItem }

/** The site's own blocks: an element as in its file, and the fields that the front end reads. */
export const SITE_CASES = {
  site_banner: [
    { image: picture, bodytext, link, closable: true },
    { image: readPicture, bodytext: readText, link: readLink, closable: true },
  ],
  site_chain_rack: [
    { introText: bodytext, image: picture, enquiryLink: link },
    { introText: readText, image: readPicture, enquiryLink: readLink },
  ],
  site_cad: [
    { introText: bodytext, image: picture, enquiryLink: link },
    { introText: readText, image: readPicture, enquiryLink: readLink },
  ],
  site_cut_list: [
    { introText: bodytext, image: picture, enquiryLink: link },
    { introText: readText, image: readPicture, enquiryLink: readLink },
  ],
  site_chemical_resistance: [
    { introText: bodytext, image: picture, materials: ['PA6'], enquiryLink: link },
    { introText: readText, image: readPicture, materials: ['PA6'], enquiryLink: readLink },
  ],
  site_cta: [
    { bodytext, links: [{ link }, { link, style: 'secondary' }] },
    {
      bodytext: readText,
      links: [
        { link: readLink, style: 'primary' },
        { link: readLink, style: 'secondary' },
      ],
    },
  ],
  site_group: [{ columns: 3, children: [{ type: 'div' }] }, { columns: 3 }],
  site_mood_banner: [
    { image: picture, quote: 'q', author: 'a' },
    { image: readPicture, quote: 'q', author: 'a' },
  ],
  site_popup: [
    { bodytext, link, trigger: 'scroll', delaySeconds: 3, showOnceDays: 0 },
    { bodytext: readText, link: readLink, trigger: 'scroll', delaySeconds: 3, showOnceDays: 0 },
  ],
  site_product_box: [
    { bodytext, numbers: ['CT-1'], ids: ['0123456789abcdef0123456789abcdef'], limit: 2, link },
    {
      bodytext: readText,
      productNumbers: ['CT-1'],
      productIds: ['0123456789abcdef0123456789abcdef'],
      limit: 2,
      link: readLink,
    },
  ],
  site_search_teaser: [
    { bodytext, placeholder: 'p', defaultView: 'content', link },
    { bodytext: readText, placeholder: 'p', defaultView: 'content', link: readLink },
  ],
  site_story_nav: [
    {
      items: [
        { title: 't', anchor: 'wear', media: picture },
        { title: 'u', link },
      ],
      previous: link,
      next: link,
    },
    {
      items: [
        { title: 't', href: '#wear', media: readPicture },
        { title: 'u', href: '/de/agb', media: undefined },
      ],
      previous: readLink,
      next: readLink,
    },
  ],
  site_newsletter_teaser: [
    { bodytext, formLink: link, privacyLink: link },
    { bodytext: readText, formLink: readLink, privacyLink: readLink },
  ],
  site_video: [
    {
      video: { host: 'vimeo', id: '1084537', key: '0a1b' },
      title: 't',
      poster: picture,
      caption: 'c',
      captions: [{ language: 'cz', file: 'a.vtt' }],
      transcript: bodytext,
      consentText: 'w',
    },
    {
      video: { hosted: { host: 'vimeo', id: '1084537', key: '0a1b' } },
      title: 't',
      poster: readPicture,
      caption: 'c',
      captions: [{ language: 'cs', url: '/typo/a.vtt' }],
      transcript: readText,
      consentText: 'w',
    },
  ],
} satisfies { [T in keyof ElementFields]?: [file: object, fields: ElementFields[T]] }
