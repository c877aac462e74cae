import { siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import type { Route } from './+types/web-manifest'

export const handle = { caching: 'never', rank: 'free' } satisfies RouteHandle

/** `/manifest.webmanifest`: name and symbol of the site where a visitor pins it. */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { company, brand } = context.get(siteContext)
  const manifest = {
    name: company.name,
    short_name: company.name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: company.colours.brand,
    icons: [
      { src: brand.icons.small, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: brand.icons.large, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  })
}
