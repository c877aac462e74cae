import { fillMarks, PLACE_NAMES, placeMark } from '#web/places/place-mark.ts'
import type { PageVisitor } from './page-visitor.ts'

/** Fills a shared page that is not cached, such as an error, with the texts of one visitor. */
export async function fillResponse(response: Response, request: Request, visitor: PageVisitor): Promise<Response> {
  const { status, headers } = response
  if (!headers.get('content-type')?.startsWith('text/html')) return response
  const page = await response.text()
  const places = PLACE_NAMES.filter((name) => page.includes(placeMark(name)))
  const { texts, cookies } = visitor.fill(places, request)
  const filled = new Response(fillMarks(page, texts), { status, headers })
  for (const cookie of cookies) filled.headers.append('set-cookie', cookie)
  if (cookies.length > 0 || Object.values(texts).some(Boolean)) filled.headers.set('cache-control', 'no-store')
  return filled
}
