import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { afterPaint } from './document/after-paint.server.ts'
import { pagePolicy } from './document/content-security-policy.server.ts'
import { renderPage } from './document/render-page.server.ts'
import { screenStyles } from './document/screen-styles.server.ts'
import { defectContext, fillContext, siteContext } from './app/context.ts'
import { filledSample } from './places/fill-places.server.tsx'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { FONT_RULE, STYLE_SHEET } from './styles/style-sheet.server.ts'

const stylesOf = screenStyles(STYLE_SHEET)
/** For companies with a font of their own, whose rules come with the brand. */
const stylesWithoutFont = screenStyles(STYLE_SHEET.replaceAll(FONT_RULE, ''))
/** Texts that may be filled into the places have their styles, too. */
const FILLED_PLACES = filledSample(DEFAULT_LOCALE)

/** The page brings the styles of what is on it, and its scripts wait for the first paint (docs/decisions/0014). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const rendered = await renderPage(<ServerRouter context={context} url={request.url} />).catch((error: unknown) => {
    // A part that cannot be drawn becomes the error page; that page's own defect, the router's last resort.
    if (context.staticHandlerContext.errors !== null) throw error
    throw Response.json(loadContext.get(defectContext)(error), { status: 500 })
  })
  const page = afterPaint(loadContext.get(fillContext)?.(rendered) ?? rendered)
  const { brand } = loadContext.get(siteContext)
  const styles = (brand.font ? stylesWithoutFont : stylesOf)(page, FILLED_PLACES) + brand.styles
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) headers.set('content-security-policy', await pagePolicy(page, styles, loadContext))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return new Response(
    page.replace('</head>', () => `<style>${styles}</style>${IN_ONE_PIECE}</head>`),
    { status, headers },
  )
}

/**
 * Holds the first frame until the footer begins. Rows that come one by one would move the columns and pictures of those
 * before them. Browsers that do not know it show the rows that have come.
 */
const IN_ONE_PIECE = '<link rel="expect" href="#contact" blocking="render"/>'

/**
 * Errors are logged where they become responses, in server/guard-routes.ts. Only defects arrive here, and the router's
 * own errors for an address or method that does not exist.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) return
  if (!request.signal.aborted) context.get(defectContext)(error)
}
