import { useEffect } from 'react'
import { type Locale, perLocale } from '#contracts/locales.ts'
import { resistanceContext, siteContext } from '#web/app/context.ts'
import { ownOrMissing } from '#web/app/own-or-missing.server.ts'
import { useLinkAddress } from '#web/ui/mail-link.tsx'
import { filePaths, resistancePaths } from '#web/app/paths.ts'
import { pageMeta } from '#web/document/page-meta.ts'
import type { RouteHandle } from '#web/app/route-handle.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { ToolPage } from '#web/shell/tool-page.tsx'
import { PrintButton } from '#web/shell/notices/print-button.tsx'
import type { ResistanceAnswer } from '#web/tools/chemical-resistance/ratings/answer.ts'
import type { AskLinkProps, ResistanceLinks } from '#web/tools/chemical-resistance/resistance-links.ts'
import { readResistanceQuery, resistanceSearch } from '#web/tools/chemical-resistance/ratings/resistance-query.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { adviceAddress, askAddress } from './advice-address.ts'
import type { Route } from './+types/route'

const ResistanceView = lazyPart(
  async () => (await import('#web/tools/chemical-resistance/resistance-view.tsx')).ResistanceView,
)
const loadRules = () => import('#web/tools/chemical-resistance/ratings/answer-on-device.ts')

export const handle = { caching: 'shared' } satisfies RouteHandle

const addressOf = (locale: Locale): string => toolAddress(locale, 'chemical-resistance')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { table, version } = await ownOrMissing(context.get(resistanceContext)).read()
  const { answerQuestion } = await import('#web/tools/chemical-resistance/ratings/answer-question.ts')
  const { company } = context.get(siteContext)
  const query = readResistanceQuery(new URL(request.url).searchParams)
  const answer = answerQuestion(table, query, getLocale())
  return {
    answer,
    version,
    alternates: alternatesOf(answer),
    advice: adviceAddress(company, getLocale()),
    sharePicture: { url: filePaths.sharePicture(getLocale(), 'chemical-resistance'), alt: m.resistance_title() },
  }
}

/** Scripts need no picture of the shared link. */
type Loaded = Omit<Awaited<ReturnType<typeof loader>>, 'sharePicture'>

/** The data that the page was loaded with. Key: none. Owner: this module. End: the page's. Gain: as of `loadResistanceTable`. */
let lastLoaded: Omit<Loaded, 'answer' | 'alternates'> | undefined

/** Once the page is there, the browser answers further questions with the same rules, without a request. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const loaded = lastLoaded
  if (!loaded) return serverLoader()
  try {
    const { answerOnDevice } = await loadRules()
    const search = new URL(request.url).searchParams
    const answer = await answerOnDevice(resistancePaths.table(loaded.version), search, getLocale())
    return { ...loaded, answer, alternates: alternatesOf(answer) }
  } catch {
    // The network, or a table that was replaced: the server answers, or reports the error.
    return serverLoader()
  }
}

/** The same question in every language: media by their keys. */
function alternatesOf({ query, asked }: ResistanceAnswer): Record<Locale, string> {
  const media = asked.map(({ input, medium }) => ({ ...input, text: medium?.key ?? input.text }))
  return perLocale((locale) => addressOf(locale) + resistanceSearch({ ...query, media }))
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const names = loaderData?.answer.asked.flatMap(({ medium }) => medium?.name ?? []) ?? []
  const { media = [], materials = [], group = '' } = loaderData?.answer.query ?? {}
  return pageMeta({
    title: [m.resistance_title(), [...names, ...materials].join(', ')].filter(Boolean).join(': '),
    description: m.resistance_description(),
    root: matches[0],
    // Each question has an address: only the tool itself is for search engines.
    isListed: media.length + materials.length === 0 && group === '',
  })
}

export default function ChemicalResistanceRoute({ loaderData }: Route.ComponentProps) {
  const { answer, version, advice } = loaderData
  const locale = getLocale()
  useEffect(() => void (lastLoaded = { version, advice }), [version, advice])
  const links: ResistanceLinks = {
    tool: addressOf(locale),
    products: (material) => resistancePaths.products(locale, material),
    formula: (key) => resistancePaths.formula(version, key),
    advice,
    AskLink,
  }
  const { media, materials } = answer.total
  return (
    <ToolPage title={m.resistance_title()} lede={m.resistance_intro({ media, materials })} isLedePrinted>
      <ResistanceView answer={answer} links={links} onUse={() => prepare(version)}>
        <PrintButton />
      </ResistanceView>
    </ToolPage>
  )
}

/** A mail address is revealed here: a change above the tool would replace its markup, together with its input. */
function AskLink({ advice, text, label }: AskLinkProps) {
  return <ButtonLink to={askAddress(useLinkAddress(advice), text)}>{label}</ButtonLink>
}

/** Loads the data for the first question while it is being typed. */
function prepare(version: string): void {
  const loading = loadRules().then(({ loadResistanceTable }) => loadResistanceTable(resistancePaths.table(version)))
  // The question loads them again, and reports it.
  loading.catch(() => {})
}
