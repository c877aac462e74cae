import type { Client } from '@opensearch-project/opensearch'
import { LOCALES } from '#contracts/locales.ts'
import type { IndexedOption, SearchBatch } from '#contracts/search/index-source.ts'
import { type DocumentRow, pageRow, productRows } from '#backend/search/index/document-rows.ts'
import { documentId } from '#backend/search/find/search-store.ts'
import type { OnIndexed, SearchOrigin, SearchSources } from '#backend/search/index/renew-index.ts'
import { ALIASES, documentsIn, indexNameOf, moveAliases, OPTION_VALUES, VARIANTS } from './cluster-names.ts'
import { documentIndex, OPTION_INDEX, VARIANT_INDEX } from './cluster-mappings.ts'
import { toClusterDocument, toClusterVariant } from './cluster-rows.ts'

/** Lines of one document in a bulk request. */
interface Written {
  alias: string
  id: string
  row: object
}

/** Bytes of a bulk request. */
const FLUSH_BYTES = 4_000_000

/**
 * Writes all documents of the sources into new indices and then moves the aliases to them in one step. Until then,
 * searches use the old ones. If it fails, the new indices are deleted and nothing has changed.
 * @throws the client's error, or an Error with the first document that the cluster refused
 */
export async function writeCluster(client: Client, sources: SearchSources, onIndexed: OnIndexed) {
  // Milliseconds: two commands at once do not write into the same indices.
  const stamp = new Date().toISOString().replace(/\D/g, '')
  const counts = { documents: 0, variants: 0 }
  try {
    await createIndices(client, stamp)
    for (const origin of ['content', 'shop'] as const) {
      const options = new Map<string, IndexedOption>()
      for await (const batch of sources[origin]?.read() ?? []) {
        const written = toWritten(batch, origin, options)
        await writeRows(client, stamp, written)
        counts.variants += written.filter(({ alias }) => alias === VARIANTS).length
        counts.documents += written.filter(({ alias }) => alias !== VARIANTS && alias !== OPTION_VALUES).length
        onIndexed(origin, batch.done, batch.total)
      }
    }
    await client.indices.refresh({ index: ALIASES.map((alias) => indexNameOf(alias, stamp)) })
    await moveAliases(client, stamp)
    return counts
  } catch (error) {
    const index = ALIASES.map((alias) => indexNameOf(alias, stamp))
    // If this fails too, the first error names the cause, and the next command deletes the rest.
    await client.indices.delete({ index, ignore_unavailable: true }).catch(() => {})
    throw error
  }
}

async function createIndices(client: Client, stamp: string): Promise<void> {
  const create = (alias: string, { settings, mappings }: { settings: object; mappings?: object | undefined }) =>
    client.indices.create({ index: indexNameOf(alias, stamp), body: { settings, mappings: mappings ?? {} } })
  for (const locale of LOCALES) await create(documentsIn(locale), documentIndex(locale))
  await create(VARIANTS, VARIANT_INDEX)
  await create(OPTION_VALUES, OPTION_INDEX)
}

function toWritten(batch: SearchBatch, origin: SearchOrigin, options: Map<string, IndexedOption>): Written[] {
  for (const option of batch.options ?? []) options.set(option.id, option)
  const ofDocument = (row: DocumentRow, variants: Parameters<typeof toClusterDocument>[1]): Written => ({
    alias: documentsIn(row.locale),
    id: documentId(row),
    row: toClusterDocument(row, variants),
  })
  return [
    ...(batch.options ?? []).map((option) => ({ alias: OPTION_VALUES, id: option.id, row: option })),
    ...(batch.pages ?? []).map((page) => ofDocument(pageRow(page, origin), [])),
    ...(batch.products ?? []).flatMap((product) => {
      const { documents, variants } = productRows(product, options)
      return [
        ...documents.map((row) => ofDocument(row, variants)),
        ...variants.map((row) => ({ alias: VARIANTS, id: row.id, row: toClusterVariant(row) })),
      ]
    }),
  ]
}

async function writeRows(client: Client, stamp: string, written: Written[]): Promise<void> {
  if (written.length === 0) return
  let refused: string | undefined
  await client.helpers.bulk({
    datasource: written,
    flushBytes: FLUSH_BYTES,
    onDocument: ({ alias, id, row }) => [{ index: { _index: indexNameOf(alias, stamp), _id: id } }, row],
    // Its reason names the document.
    onDrop: ({ error }) => (refused ??= `${error.type}, ${error.reason}`),
  })
  if (refused !== undefined) throw new Error(`The cluster refused a document: ${refused}`)
}
