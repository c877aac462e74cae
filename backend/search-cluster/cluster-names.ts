import type { Client } from '@opensearch-project/opensearch'
import { LOCALES, type Locale } from '#contracts/locales.ts'

/** Aliases of the site's documents in a cluster. The indices behind them have the time of their writing in their names. */
export const documentsIn = (locale: Locale): string => `content-${locale}`
export const VARIANTS = 'content-variants'
export const OPTION_VALUES = 'content-options'
export const ALIASES: readonly string[] = [...LOCALES.map(documentsIn), VARIANTS, OPTION_VALUES]

export const indexNameOf = (alias: string, stamp: string): string => `${alias}-${stamp}`

/** Returns the indices behind the aliases, the same text as long as they are the same. */
export async function readClusterRevision(client: Client): Promise<string> {
  return (await currentIndices(client)).join(' ')
}

async function currentIndices(client: Client): Promise<string[]> {
  const { body, statusCode } = await client.indices.getAlias({ name: [...ALIASES] }, { ignore: [404] })
  return statusCode === 404 ? [] : Object.keys(body).toSorted()
}

/** Indices that a command wrote: never others that begin alike. */
const STAMPED = new RegExp(`^(${ALIASES.join('|')})-\\d{17}$`)

/**
 * Moves all aliases to the indices of a stamp in one step. The indices before them stay, so that searches in progress end
 * well; older ones are deleted.
 */
export async function moveAliases(client: Client, stamp: string): Promise<void> {
  const before = await currentIndices(client)
  const aliasOf = (index: string) => STAMPED.exec(index)?.[1]
  await client.indices.updateAliases({
    body: {
      actions: [
        ...before.flatMap((index) => {
          const alias = aliasOf(index)
          return alias === undefined ? [] : [{ remove: { index, alias } }]
        }),
        ...ALIASES.map((alias) => ({ add: { index: indexNameOf(alias, stamp), alias } })),
      ],
    },
  })
  const { body } = await client.indices.get({ index: ALIASES.map((alias) => `${alias}-*`) })
  const needed = new Set([...before, ...ALIASES.map((alias) => indexNameOf(alias, stamp))])
  const old = Object.keys(body).filter(
    (index) => STAMPED.test(index) && !needed.has(index) && index < `${aliasOf(index)}-${stamp}`,
  )
  if (old.length > 0) await client.indices.delete({ index: old })
}
