import { hash } from 'node:crypto'
import type { Pages } from '#server/pages.ts'

const STYLE =
  'company-problem{display:block;max-height:40vh;overflow:auto;padding:16px 24px;background:#8a1020;color:#fff;font:14px/1.5 monospace;' +
  'white-space:pre-wrap;overflow-wrap:anywhere}'
const STYLE_HASH = `'sha256-${hash('sha256', STYLE, 'base64')}'`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Pages with a box at their top that names the mistakes in the company's files. It is for those who edit them. */
export function withProblem(pages: Pages, problem: string): Pages {
  // React skips elements in the body that are not its own.
  const box = `<company-problem role="alert"><style>${STYLE}</style>${escape(problem)}</company-problem>`
  const show = async (making: Promise<Response>): Promise<Response> => {
    const { status, headers, body } = await making
    if (!headers.get('content-type')?.startsWith('text/html') || body === null)
      return new Response(body, { status, headers })
    const policy = headers.get('content-security-policy')
    if (policy) headers.set('content-security-policy', policy.replace("style-src 'self'", `$& ${STYLE_HASH}`))
    const page = await new Response(body).text()
    return new Response(
      page.replace(/<body[^>]*>/, (start) => start + box),
      { status, headers },
    )
  }
  return {
    visit: pages.visit,
    renderShared: (request) => show(pages.renderShared(request)),
    renderOwn: (visit) => show(pages.renderOwn(visit)),
    renderFailed: (request, failed) => show(pages.renderFailed(request, failed)),
  }
}
