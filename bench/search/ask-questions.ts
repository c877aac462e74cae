import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadContent } from '#backend/content/api.ts'
import type { OpenedDatabase } from '#backend/database/database.ts'
import { migrate } from '#backend/database/migrate.ts'
import { openDatabase } from '#backend/database/open.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { importCatalogue } from '#backend/shop/import/import-catalogue.ts'
import { createShopSource } from '#backend/shop/search-source/shop-source.ts'
import { PROCESSORS, type SearchRequest, toSearchParams } from '#contracts/search/search-request.ts'
import { readHitPage } from '#contracts/search/read-hit-page.ts'
import { TOOL_NAMES } from '#contracts/tool-name.ts'
import { pagesSource } from '#server/search/search-sources.ts'
import { createEmptyDatabase } from '#test/support/database.ts'
import { indexForSearch, searchApiOf } from '#test/support/search-demo.ts'
import { type Families, judgeHits, type Verdict } from './judge-hits.ts'
import { readFindingCatalogue } from './read-finding-catalogue.ts'
import type { SearchQuestion } from './read-questions.ts'
import type { AskSearch } from './score.ts'

export interface AskedQuestion {
  question: SearchQuestion
  verdict: Verdict
  /** The visitor's first hit, for the report. */
  first: string
}

/** Milliseconds for which a change of the index may go unnoticed: nothing changes here. */
const NEVER = 3_600_000

/** A search over all that the demo company has. */
export interface QuestionedSearch {
  ask: AskSearch
  families: Families
  close: () => Promise<void>
}

/** @param data a data folder with the imported catalogue, which is copied; without it the demo catalogue is imported */
export async function openQuestionedSearch(data: string | undefined): Promise<QuestionedSearch> {
  const { db, close } = await openCatalogue(data)
  const site = await loadContent({ folder: join(PROJECT_FOLDER, 'data'), publicUrl: 'http://site.test' })
  const shop = createShopSource(db)
  const content = pagesSource({ companyDir: join(PROJECT_FOLDER, 'data'), tools: [...TOOL_NAMES] }, site)
  const app = searchApiOf(await indexForSearch(db, { shop, content }, NEVER))
  const ask: AskSearch = async (request: SearchRequest) =>
    readHitPage(await (await app.request(`/search?${toSearchParams(request)}`)).json(), { hosts: ['site.test'] })
  return { ask, families: await readFamilies(shop), close }
}

/** Asks the questions. As in the overlay, the first hit decides which tab is judged. */
export async function askQuestions(
  questions: readonly SearchQuestion[],
  { ask, families }: QuestionedSearch,
): Promise<AskedQuestion[]> {
  const asked: AskedQuestion[] = []
  for (const question of questions) asked.push(await askOne(question, ask, families))
  return asked
}

async function openCatalogue(data: string | undefined): Promise<OpenedDatabase> {
  if (data !== undefined) {
    const copy = await mkdtemp(join(tmpdir(), 'questions-'))
    await cp(data, copy, { recursive: true })
    const opened = await openDatabase({ dataDir: copy })
    await migrate(opened.db)
    return { ...opened, close: () => opened.close().then(() => rm(copy, { recursive: true })) }
  }
  const opened = await createEmptyDatabase(process.env['DATABASE_URL'] ? 'postgres' : 'pglite')
  await migrate(opened.db)
  await importCatalogue({ db: opened.db, folder: join(PROJECT_FOLDER, 'data/catalogue') })
  return opened
}

async function readFamilies(shop: Parameters<typeof readFindingCatalogue>[0]): Promise<Families> {
  const { products } = await readFindingCatalogue(shop)
  const families = new Map(products.flatMap(({ number, variants }) => variants.map((one) => [one.number, number])))
  const variants = new Map(products.map(({ number, variants }) => [number, variants.map((one) => one.number)]))
  return { of: (number) => families.get(number) ?? number, variants: (family) => variants.get(family) ?? [] }
}

async function askOne(question: SearchQuestion, ask: AskSearch, families: Families): Promise<AskedQuestion> {
  const { term, locale } = question
  const all = await ask({ term: term.trim(), locale, size: 20 })
  const tab = all.hits[0]?.processor ?? 'website'
  const opened = await ask({ term: term.trim(), locale, source: tab, size: 20 })
  const others = []
  for (const source of PROCESSORS) {
    if (source === tab || (all.counts?.[source] ?? 0) === 0) continue
    others.push(await ask({ term: term.trim(), locale, source, size: 5 }))
  }
  const [hit] = opened.hits
  const number = hit?.processor === 'shop product' ? ` ${hit.product?.number}` : ''
  return {
    question,
    verdict: judgeHits(question, { opened, others }, families),
    first: hit ? `[${hit.processor}] ${hit.title}${number}` : 'nothing',
  }
}
