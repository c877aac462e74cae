import { personalPathsContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import type { Route } from './+types/robots'

export const handle = { caching: 'never', rank: 'free' } satisfies RouteHandle

/** First parts of addresses that are not pages. */
const NO_PAGES = ['/resources/', '/demo/']

/** `/robots.txt`, which names the sitemap by its whole address. */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const hidden = [...context.get(personalPathsContext), ...NO_PAGES]
  const rules = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`), 'Allow: /']
  const text = `${rules.join('\n')}\n\nSitemap: ${context.get(siteContext).publicUrl}/sitemap.xml\n`
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
