import { fillMarks, PLACE_NAMES, placeMark } from '#web/places/place-mark.ts'
import type { AddressedRequest, PageVisitor } from './page-request.ts'

/** Fills a shared page that is not cached, such as an error, with the texts of one visitor. */
export async function fillResponse(
  response: Response,
  request: AddressedRequest,
  visitor: PageVisitor | undefined,
): Promise<Response> {
  const { status, headers } = response
  if (!headers.get('content-type')?.startsWith('text/html')) return response
  const page = await response.text()
  const filling = visitor?.fill(
    PLACE_NAMES.filter((name) => page.includes(placeMark(name))),
    request,
  )
  const filled = new Response(fillMarks(page, filling?.texts ?? {}), { status, headers })
  for (const cookie of filling?.cookies ?? []) filled.headers.append('set-cookie', cookie)
  if (filling) filled.headers.set('cache-control', 'no-store')
  return filled
}
