import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#backend/files/parse-json.ts'
import { PROJECT_FOLDER } from '#backend/files/project-folder.ts'
import { LOCALES, type Locale } from '#contracts/locales.ts'
import { ownTextsSchema } from '#contracts/own-texts.ts'
import { type MessageTexts, placeholdersIn, readMessages } from '#web/i18n/missing-keys.ts'

const SETTINGS = join(PROJECT_FOLDER, 'project.inlang/settings.json')
const MESSAGES = join(PROJECT_FOLDER, 'web/i18n/messages')
const settingsSchema = z.looseObject({ modules: z.array(z.string()) })

type OwnTexts = z.output<typeof ownTextsSchema>

const fileIn = (folder: string): string => join(folder, 'texts.json')

/** Tells one `texts.json` from another; empty without one. A build has that of its company. */
export const ownTextsMark = (folder: string): string =>
  existsSync(fileIn(folder)) ? hash('sha1', readFileSync(fileIn(folder)), 'base64url') : ''

/** @throws Error that names each wrong key and placeholder of `texts.json`; without the file nothing is wrong */
export async function checkOwnTexts(folder: string): Promise<void> {
  if (existsSync(fileIn(folder))) await mergeTexts(folder)
}

/**
 * The project that a build compiles: that of the sources, or a copy with the company's own words. They are compiled as
 * the others are, so that no page loads a byte more.
 * @param into folder of the copy
 */
export async function textsProject(folder: string, into: string): Promise<string> {
  if (!existsSync(fileIn(folder))) return './project.inlang'
  const merged = await mergeTexts(folder)
  const project = join(into, 'project.inlang')
  await mkdir(project, { recursive: true })
  for (const locale of LOCALES) await writeFile(join(into, `${locale}.json`), JSON.stringify(merged[locale]))
  const settings = settingsSchema.parse(parseJson(await readFile(SETTINGS, 'utf8')))
  await writeFile(
    join(project, 'settings.json'),
    JSON.stringify({
      ...settings,
      modules: settings.modules.map((path) => relative(into, join(PROJECT_FOLDER, path))),
      'plugin.inlang.messageFormat': { pathPattern: './{locale}.json' },
    }),
  )
  return project
}

async function mergeTexts(folder: string): Promise<Record<Locale, MessageTexts>> {
  const parsed = ownTextsSchema.safeParse(parseJson(await readFile(fileIn(folder), 'utf8')))
  if (!parsed.success) throw new Error(`texts.json: ${z.prettifyError(parsed.error)}`)
  const merged = await readAllMessages()
  const problems = LOCALES.flatMap((locale) => problemsOf(locale, parsed.data, merged[locale]))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  for (const locale of LOCALES) Object.assign(merged[locale], parsed.data[locale])
  return merged
}

function problemsOf(locale: Locale, texts: OwnTexts, messages: MessageTexts): string[] {
  return Object.entries(texts[locale] ?? {}).flatMap(([key, text]) => {
    const replaced = messages[key]
    if (replaced === undefined) return [`texts.json: ${locale}.${key} is not a text of the interface.`]
    const known = placeholdersIn(replaced).split(', ')
    return placeholdersIn(text)
      .split(', ')
      .filter((name) => name !== '' && !known.includes(name))
      .map((name) => `texts.json: ${locale}.${key} has {${name}}, which this text does not get.`)
  })
}

async function readAllMessages(): Promise<Record<Locale, MessageTexts>> {
  const areas = (await readdir(MESSAGES, { withFileTypes: true })).filter((area) => area.isDirectory())
  const read = async (locale: Locale): Promise<[Locale, MessageTexts]> => {
    const files = await Promise.all(areas.map(({ name }) => readMessages(join(MESSAGES, name, `${locale}.json`))))
    return [locale, Object.assign({}, ...files) as MessageTexts]
  }
  return Object.fromEntries(await Promise.all(LOCALES.map(read))) as Record<Locale, MessageTexts>
}
