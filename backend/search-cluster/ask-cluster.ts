import type { Client } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { toClusterFailure } from './cluster-client.ts'

/** A cluster and its address, for messages. */
export interface Cluster {
  client: Client
  url: string
}

/**
 * Searches an index, and reads the response.
 * @throws SearchUnavailable if the cluster does not respond, has no index yet, or refuses
 */
export async function askCluster<Schema extends z.ZodType>(
  { client, url }: Cluster,
  index: string,
  body: object,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const response = await client.transport.request({ method: 'POST', path: `/${index}/_search`, body })
    return schema.parse(response.body)
  } catch (error) {
    throw toClusterFailure(error, url)
  }
}

/** Hits with this source. */
export const hitsOf = <Source extends z.ZodType>(source: Source) =>
  z.object({
    hits: z.object({
      hits: z.array(
        z.object({
          _score: z.number().nullable(),
          _source: source,
          matched_queries: z.array(z.string()).default([]),
        }),
      ),
    }),
  })

/** Buckets of a `terms` aggregation. */
export const bucketsOf = <Key extends z.ZodType>(key: Key) =>
  z.object({ buckets: z.array(z.object({ key, doc_count: z.number() })) })
