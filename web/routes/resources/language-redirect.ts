import { redirect } from 'react-router'
import { isOfferedLocale, languageTag, offeredLocales, type Locale } from '#contracts/locales.ts'
import { sessionContext, siteContext } from '#web/app/context.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { paths } from '#web/app/paths.ts'
import { chooseLocale } from '#web/session/choose-locale.ts'
import type { Route } from './+types/language-redirect'

export const handle = { caching: 'never' } satisfies RouteHandle

/** `/` is not a page: it redirects to the language chosen earlier, or to the browser's. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { language } = context.get(sessionContext)
  const candidates = new Map<string, Locale>(offeredLocales().map((locale) => [languageTag(locale), locale]))
  const locale = isOfferedLocale(language)
    ? language
    : chooseLocale(request.headers.get('accept-language'), candidates, context.get(siteContext).defaultLocale)
  return redirect(paths.home(locale), { headers: { 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' } })
}
