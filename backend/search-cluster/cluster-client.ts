import { Client, errors } from '@opensearch-project/opensearch'
import { SearchUnavailable } from '#backend/search/find/search-unavailable.ts'
import { BoundedConnection, UNPACKED } from './bounded-connection.ts'

/** Milliseconds that a visitor waits for one call, and that an index may take for one part. */
const SEARCH_TIME = 4_000
const WRITE_TIME = 60_000
/** Milliseconds in which a server says whether it is a cluster. */
const PROBE_TIME = 3_000

const clusterAt = (node: string) => ({ node, Connection: BoundedConnection, headers: UNPACKED })

/** @param url address of OpenSearch or Elasticsearch; name and password may be in it. */
export const openSearching = (url: string, requestTimeout = SEARCH_TIME): Client =>
  new Client({ ...clusterAt(url), requestTimeout, maxRetries: 0 })

/** A client that waits longer and tries again. */
export const openWriting = (url: string): Client =>
  new Client({ ...clusterAt(url), requestTimeout: WRITE_TIME, maxRetries: 3 })

/**
 * Whether an OpenSearch or Elasticsearch responds there, not another service.
 * @throws SearchUnavailable if nothing responds, or the cluster refuses the name and password
 */
export async function isCluster(url: string): Promise<boolean> {
  const client = new Client({ ...clusterAt(url), requestTimeout: PROBE_TIME, maxRetries: 0 })
  try {
    const { body } = await client.info()
    return typeof body === 'object' && typeof body.version?.number === 'string' && 'cluster_name' in body
  } catch (error) {
    const failure = toClusterFailure(error, url)
    if (failure instanceof SearchUnavailable) throw failure
    // Something else responds: a page, or a path that it does not know.
    return false
  } finally {
    await client.close()
  }
}

/** Returns an address without its name and password. */
export function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.username = ''
  shown.password = ''
  return shown.href.replace(/\/$/, '')
}

/**
 * Turns an error of the client into a sentence that names the fault of the cluster; its cause is that error. Returns
 * other errors unchanged.
 */
export function toClusterFailure(error: unknown, url: string): unknown {
  const place = `The cluster at ${withoutPassword(url)}`
  const failure = (text: string) => new SearchUnavailable(`${place} ${text}`, { cause: error })
  if (error instanceof errors.TimeoutError) return failure('does not respond in time.')
  if (error instanceof errors.ConnectionError || error instanceof errors.NoLivingConnectionsError) {
    return failure(`does not respond: ${error.message}.`)
  }
  if (!(error instanceof errors.ResponseError)) return error
  const { statusCode = 0 } = error
  if (statusCode === 401 || statusCode === 403) return failure('refuses the name and password of the address.')
  if (statusCode === 429 || statusCode >= 500) return failure(`cannot take the request now (${statusCode}).`)
  if (error.message.startsWith('index_not_found')) {
    return failure('has no index of this site yet: npm run search:index writes it.')
  }
  return error
}
