import { data } from 'react-router'
import { contentContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import type { Route } from './+types/captions'

export const handle = { caching: 'never' } satisfies RouteHandle

/**
 * `/resources/captions/fileadmin/film.vtt`: captions of a film that is at a remote content system. Browsers load them
 * from the page's own origin only, unless film and captions both allow others.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const captions = await context.get(contentContext).passedFile('captions', `/${params['*']}`)
  if (captions === undefined) throw data({ code: 404 }, { status: 404 })
  return new Response(captions, {
    headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
