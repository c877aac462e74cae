import { data } from 'react-router'
import { contentContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import type { Route } from './+types/drawing'

export const handle = { caching: 'never' } satisfies RouteHandle

/**
 * `/resources/drawings/fileadmin/assembly.svg`: a drawing that is at a remote content system. Browsers use its groups
 * from the page's own origin only. Opened on its own it may style itself and nothing else.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const drawing = await context.get(contentContext).passedFile('drawing', `/${params['*']}`)
  if (drawing === undefined) throw data({ code: 404 }, { status: 404 })
  return new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=3600',
    },
  })
}
