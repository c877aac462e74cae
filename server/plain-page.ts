import { createHash } from 'node:crypto'
import { FONT_FAMILY } from '#printing/font-files.ts'
import type { Company } from '#contracts/company.ts'
import { languageTag, type Locale } from '#contracts/locales.ts'

/** Colours and sizes of the design as values, because the page requests no other file. */
const styleOf = ({ colours }: Company, font = FONT_FAMILY): string => `
body{margin:0;font:1.0625rem/1.625rem "${font}",Arial,sans-serif;color:#1f1e1c;background:#fff}
header{display:flex;align-items:center;gap:.65rem;padding:1.25rem clamp(1.125rem,3vw,2.5rem);border-bottom:1px solid #d1cfcc;font-size:1.5rem;line-height:1;font-weight:700;letter-spacing:-.025em}
header img{flex:none;width:2.25rem;height:2.25rem}
small{display:block;margin-top:.3rem;font-size:.75rem;font-weight:400;letter-spacing:.01em;color:#585652}
main{max-width:40rem;margin:clamp(3rem,8vw,6rem) clamp(1.125rem,3vw,2.5rem)}
.code{margin:0 0 .5rem;font-size:1.25rem;color:#706e68}
ul{margin:1rem 0 0;padding-left:1.25rem}
h2{margin:2.5rem 0 0;font-size:1.25rem}
h1{margin:0;font-size:clamp(2rem,1.5rem + 2vw,3rem);line-height:1.04;font-weight:600;letter-spacing:-.014em}
p{margin:1.5rem 0 0}
a{color:${colours.brand};text-underline-offset:.2em}
a:focus-visible{outline:2px solid ${colours.brand};outline-offset:2px}
.again{display:inline-block;padding:.75rem 1.25rem;background:${colours.brand};color:#fff;text-decoration:none;font-weight:600}
a:hover{text-decoration-thickness:2px}
`

/** Nothing is loaded or run. */
export const plainPagePolicy = (company: Company, font: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(company, font)).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

interface PlainPage {
  /** The symbol of the company as a data address. */
  mark: string
  /** Family of the company's own font, for devices that have it. */
  font: string | undefined
  title: string
  /** Markup of its main part. */
  main: string
}

/** Returns a page that requests no other file, made without React and without a call to a service. */
export const plainPage = (
  company: Company,
  locale: Locale,
  { mark, font, title, main }: PlainPage,
): string => `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeMarkup(title)} – ${escapeMarkup(company.name)}</title>
<style>${styleOf(company, font)}</style>
</head>
<body>
<header>
<img src="${mark}" width="36" height="36" alt="">
<span>${escapeMarkup(company.name)} <small>${escapeMarkup(company.claim[locale])}</small></span>
</header>
<main>
${main}
</main>
</body>
</html>
`

/** Link that dials the company's number. */
export const telephoneLink = ({ phone }: Company): string =>
  `<a href="tel:${phone.replace(/[^+\d]/g, '')}">${escapeMarkup(phone)}</a>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
