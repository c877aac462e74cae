import { createHash } from 'node:crypto'
import { offeredLocales, type Locale } from '#contracts/locales.ts'
import type { Resistance } from '#contracts/resistance/resistance.ts'
import type { RatedChemical } from '#contracts/resistance/resistance-table.ts'
import type { IndexedPage, SearchSource } from '#contracts/search/index-source.ts'
import { paths } from '#web/app/paths.ts'
import { m } from '#web/i18n/messages.ts'
import type { ToolName } from '#contracts/tool-name.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { TOOL_WORDS } from './tool-words.ts'

/** Behind the pages of the content system, of which none has as many. */
const FIRST_POSITION = 10_000

/** The pages of the tools, and each chemical as a page that leads to its ratings. */
export function createToolSource(tools: readonly ToolName[], resistance: Resistance | undefined): SearchSource {
  let pages: Promise<IndexedPage[]> | undefined
  const read = () => (pages ??= readAll(tools, resistance))
  return {
    version: async () =>
      createHash('sha256')
        .update(JSON.stringify(await read()))
        .digest('base64url')
        .slice(0, 22),
    async *read() {
      const all = await read()
      yield { pages: all, done: all.length, total: all.length }
    },
  }
}

async function readAll(tools: readonly ToolName[], resistance: Resistance | undefined): Promise<IndexedPage[]> {
  const chemicals = resistance ? (await resistance.read()).table.chemicals : []
  return offeredLocales().flatMap((locale) => [
    ...toolPage(locale, 'tools', 0, paths.tools(locale)),
    ...tools.flatMap((tool, index) => toolPage(locale, tool, index + 1, toolAddress(locale, tool))),
    ...chemicals.map((chemical, index) => chemicalPage(locale, chemical, 100 + index)),
  ])
}

/** As a tool introduces itself. One that is missing here is not found. */
const TEXTS: Partial<Record<ToolName | 'tools', (locale: Locale) => { title: string; text: string }>> = {
  tools: (locale) => ({ title: m.tools_overview_title({}, { locale }), text: m.tools_overview_lede({}, { locale }) }),
  cad: (locale) => ({ title: m.tools_cad_title({}, { locale }), text: m.tools_cad_text({}, { locale }) }),
  'chain-rack': (locale) => ({ title: m.rack_title({}, { locale }), text: m.rack_lede({}, { locale }) }),
  'cut-list': (locale) => ({ title: m.cuts_title({}, { locale }), text: m.cuts_lede({}, { locale }) }),
  'chemical-resistance': (locale) => ({
    title: m.resistance_title({}, { locale }),
    text: m.resistance_description({}, { locale }),
  }),
}

function toolPage(locale: Locale, tool: ToolName | 'tools', position: number, url: string): IndexedPage[] {
  const texts = TEXTS[tool]?.(locale)
  if (!texts) return []
  const page: IndexedPage = {
    ...PLAIN,
    locale,
    ref: tool === 'tools' ? 'tools' : `tools/${tool}`,
    position: FIRST_POSITION + position,
    title: texts.title,
    url,
    shortDescription: texts.text,
    headlines: [TOOL_WORDS[tool] ?? ''],
    content: tool === 'chain-rack' ? CHAINS : '',
  }
  return [page]
}

/** Chains of the calculator: those of ISO 606. */
const CHAINS = '06B-1, 08B-1, 10B-1, 12B-1, 16B-1, 20B-1, 24B-1, 08A-1, 10A-1, 12A-1, 16A-1, 20A-1, 24A-1'

/** The table with one medium: its names in any language, its number and its formula lead to it. */
function chemicalPage(locale: Locale, chemical: RatedChemical, position: number): IndexedPage {
  const { key, names, otherNames, cas, formula } = chemical
  const title = names[locale]
  return {
    ...PLAIN,
    locale,
    ref: `tools/chemical-resistance/${key}`,
    position: FIRST_POSITION + position,
    title,
    url: `${toolAddress(locale, 'chemical-resistance')}?${new URLSearchParams({ medium: key })}`,
    shortDescription: [m.resistance_title({}, { locale }), cas && `CAS ${cas}`].filter(Boolean).join(' · '),
    headlines: [...new Set([...Object.values(names), ...otherNames, cas, formula])].filter(
      (text) => text && text !== title,
    ),
  }
}

const PLAIN = { processor: 'website', seoPath: '', image: '', content: '', extra: {} } as const

/** Several sources as one. Its version changes with any of theirs. */
export const joinSources = (sources: readonly SearchSource[]): SearchSource => ({
  version: async () => (await Promise.all(sources.map((source) => source.version()))).join('+'),
  async *read() {
    for (const source of sources) yield* source.read()
  },
})
