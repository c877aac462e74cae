import { createHash } from 'node:crypto'
import type { Company } from '#contracts/company.ts'
import { languageTag, type Locale } from '#contracts/locales.ts'
import { ERROR_TEXTS } from '#web/shell/errors/error-texts.ts'
import { LOGO_MARK } from '#web/shell/header/logo-mark.ts'

/** Colours and sizes of the design as values, because the page requests no other file. */
const STYLE = `
body{margin:0;font:1.0625rem/1.625rem "Sofia Sans",Arial,sans-serif;color:#1f1e1c;background:#fff}
header{display:flex;align-items:center;gap:.65rem;padding:1.25rem clamp(1.125rem,3vw,2.5rem);border-bottom:1px solid #d5d0c1;font-size:1.5rem;line-height:1;font-weight:700;letter-spacing:-.025em}
header svg{flex:none;width:2.25rem;height:2.25rem}
small{display:block;margin-top:.3rem;font-size:.75rem;font-weight:400;letter-spacing:.01em;color:#585652}
main{max-width:40rem;margin:clamp(3rem,8vw,6rem) clamp(1.125rem,3vw,2.5rem)}
.code{margin:0 0 .5rem;font-size:1.25rem;color:#706e68}
h1{margin:0;font-size:clamp(2rem,1.5rem + 2vw,3rem);line-height:1.04;font-weight:600;letter-spacing:-.014em}
p{margin:1.5rem 0 0}
a{color:#006433;text-underline-offset:.2em}
a:focus-visible{outline:2px solid #006433;outline-offset:2px}
.again{display:inline-block;padding:.75rem 1.25rem;background:#006433;color:#fff;text-decoration:none;font-weight:600}
.again:hover{background:#014d26}
`

/** Nothing is loaded or run. */
export const BUSY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Returns the page for too many requests, without React and without a call to a service.
 * @param isForm true after a form was sent: reloading sends it again, a link would not.
 */
export function busyPage(company: Company, locale: Locale, isForm: boolean): string {
  const { busy, resend, again } = ERROR_TEXTS[locale]
  const next = isForm ? `<p>${escape(resend)}</p>` : `<p><a class="again" href="">${escape(again)}</a></p>`
  const telephone = company.phone.replace(/[^+\d]/g, '')
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escape(busy.title)} – ${escape(company.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<svg viewBox="0 0 36 36" aria-hidden="true"><path fill="#006433" d="M0 0h36v36H0z"/><path fill="#fff" d="${LOGO_MARK}"/></svg>
<span>${escape(company.name)} <small>${escape(company.claim[locale])}</small></span>
</header>
<main>
<p class="code">503</p>
<h1>${escape(busy.title)}</h1>
<p>${escape(busy.text)}</p>
${next}
<p>${escape(company.legalName)}<br><a href="tel:${telephone}">${escape(company.phone)}</a> · <a href="mailto:${escape(company.mail)}">${escape(company.mail)}</a></p>
</main>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
