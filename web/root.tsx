import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { isLocale, isRedirectLocale, languageTag } from '#contracts/locales.ts'
import { getLocale, languagesMark } from './i18n/locale.ts'
import { LanguageHead } from './document/language-head.tsx'
import { localeMiddleware } from './document/locale-middleware.server.ts'
import { usePageLanguages } from './document/page-languages.ts'
import { paths } from './app/paths.ts'
import { loadRoot } from './document/root-data.server.ts'
import { isListedRoute, pageHandle } from './app/route-handle.ts'
import { SocialHead } from './document/social-head.tsx'
import { ErrorPage } from './shell/errors/error-page.tsx'
import { SymbolHead } from './shell/icons/symbol-head.tsx'
import { Header } from './shell/header/header.tsx'
import { knownError } from './app/known-error.ts'
import { languageLinks } from './shell/language/language-link.ts'
import { SkipLink } from './shell/header/skip-link.tsx'
import { ToastProvider } from './shell/notices/toast.tsx'
import { useFocusFallback } from './shell/links/use-focus-fallback.ts'
import { lazyPart, markHydrated } from './ui/lazy-part.tsx'
import { useHydrated } from './ui/use-hydrated.ts'
import { FontHead } from './styles/font-head.tsx'
import './styles/base.css'
import './styles/tokens.css'
import type { Route } from './+types/root'

const Footer = lazyPart(async () => (await import('./shell/footer/footer.tsx')).Footer)
const ConsentBanner = lazyPart(async () => (await import('./shell/consent/consent-banner.tsx')).ConsentBanner)
const Tracking = lazyPart(async () => (await import('./shell/tracking/tracking.tsx')).Tracking)
const PageNotice = lazyPart(async () => (await import('./shell/notices/page-notice.tsx')).PageNotice)
const LikelyPage = lazyPart(async () => (await import('./shell/links/likely-page.tsx')).LikelyPage)

/** Fields of the server's page before React hydrates it: they have what a visitor has entered so far. */
const sentFields = import.meta.env.SSR ? [] : document.querySelectorAll('input,textarea,select')

export const middleware = [localeMiddleware]

export const loader = ({ context }: Route.LoaderArgs) => loadRoot(getLocale(), context)

/** The frame depends on the language only. Its parts for one visitor are places, which update themselves. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname.split('/')[1] !== nextUrl.pathname.split('/')[1]

const useFrame = () => useRouteLoaderData<typeof loader>('root')

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame()
  const error = useRouteError()
  const handle = pageHandle(useMatches())
  const isHydrated = useHydrated()
  useEffect(markHydrated, [])
  const errorLocale = knownError(error).locale
  const locale = isLocale(errorLocale) || isRedirectLocale(errorLocale) ? errorLocale : (frame?.locale ?? getLocale())
  return (
    <html lang={languageTag(locale)} data-languages={languagesMark()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR && <FontHead locale={locale} own={frame?.fontFiles} />}
        {import.meta.env.SSR && frame && <SymbolHead icons={frame.icons} colours={frame.company.colours} />}
        {frame && <LanguageHead publicUrl={frame.publicUrl} defaultLocale={frame.defaultLocale} />}
        {import.meta.env.SSR && frame && <SocialHead {...frame} claim={frame.company.claim[frame.locale]} />}
        <Meta />
        {handle && !isListedRoute(handle) && <meta name="robots" content="noindex" />}
      </head>
      <body>
        {frame ? <Frame frame={frame}>{children}</Frame> : <main id="content">{children}</main>}
        {/* The browser itself restores the place of a page that is loaded again. */}
        {isHydrated && <ScrollRestoration />}
        <Scripts />
        {/* The page has the styles of its screen: these are for what scripts show later. */}
        <Links />
      </body>
    </html>
  )
}

function Frame({ frame, children }: { frame: NonNullable<ReturnType<typeof useFrame>>; children: ReactNode }) {
  useFocusFallback()
  const { menus, company, hours } = frame
  const { addresses } = usePageLanguages()
  return (
    <>
      <SkipLink />
      <ConsentBanner hasStatistics={frame.matomo !== undefined} />
      <ToastProvider>
        <Header {...{ menus, company, hours }} languages={languageLinks(frame.locale, addresses, company)} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer {...{ menus, company, hours }} hasStatistics={frame.matomo !== undefined} />
        <PageNotice fields={sentFields} />
        {frame.matomo && <Tracking matomo={frame.matomo} />}
        <LikelyPage page={paths.shop(frame.locale)} />
      </ToastProvider>
    </>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage {...knownError(error)} />
}
