import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '#contracts/locales.ts'

interface Variants {
  declarations?: string[]
  match: Record<string, string>
}
type Message = string | Variants[]
export type MessageTexts = Record<string, Message>

const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))

/** Every `{name}` of a message, in all its variants. A variant may omit a number: "1 item". */
export function placeholdersIn(message: Message): string {
  const names = textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  return [...new Set(names)].toSorted().join(', ')
}

const usesPluralRules = (message: Message): boolean =>
  typeof message !== 'string' &&
  message.some(({ declarations }) => declarations?.some((line) => /:\s*plural/.test(line)))

/** Errors in one area's messages, one sentence each. */
export function compareMessages(area: string, messages: Record<string, MessageTexts>): string[] {
  const faults: string[] = []
  const keys = new Set(Object.values(messages).flatMap((texts) => Object.keys(texts)))
  keys.delete('$schema')
  for (const key of keys) {
    if (!key.startsWith(`${area}_`)) faults.push(`${area}: ${key} must begin with ${area}_`)
    const placeholders = new Set<string>()
    for (const [locale, texts] of Object.entries(messages)) {
      const message = texts[key]
      if (message === undefined) faults.push(`${area}/${locale}.json: ${key} is missing`)
      else if (textsOf(message).some((text) => text.trim() === ''))
        faults.push(`${area}/${locale}.json: ${key} is empty`)
      if (message === undefined) continue
      placeholders.add(placeholdersIn(message))
      if (usesPluralRules(message)) faults.push(`${area}/${locale}.json: ${key} selects on a plural, not on its number`)
    }
    if (placeholders.size > 1)
      faults.push(`${area}: ${key} has different placeholders: ${[...placeholders].join(' | ')}`)
  }
  return faults
}

/**
 * Compares the four languages of every area below `folder` (`web/i18n/messages`). The build fails on any error.
 * @throws if a file is missing or is not JSON; the error names it.
 */
export async function findMissingKeys(folder: string): Promise<string[]> {
  const areas = await readdir(folder, { withFileTypes: true })
  const faults = await Promise.all(
    areas
      .filter((area) => area.isDirectory())
      .map(async ({ name }) => {
        const files = await Promise.all(LOCALES.map((locale) => readMessages(join(folder, name, `${locale}.json`))))
        return compareMessages(name, Object.fromEntries(LOCALES.map((locale, index) => [locale, files[index] ?? {}])))
      }),
  )
  return faults.flat()
}

export async function readMessages(file: string): Promise<MessageTexts> {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text) as MessageTexts
  } catch (cause) {
    throw new Error(`${file} is no JSON`, { cause })
  }
}
