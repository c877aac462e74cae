import { siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import icon192 from '#web/shell/icons/icon-192.png?no-inline'
import icon512 from '#web/shell/icons/icon-512.png?no-inline'
import { THEME_COLOUR } from '#web/shell/icons/theme-colour.ts'
import type { Route } from './+types/web-manifest'

export const handle = { caching: 'never', rank: 'free' } satisfies RouteHandle

/** `/manifest.webmanifest`: name and symbol of the site where a visitor pins it. */
export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { company } = context.get(siteContext)
  const manifest = {
    name: company.name,
    short_name: company.name,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: THEME_COLOUR,
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: icon512, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  })
}
