import type { PassedFile } from '#contracts/content/links/own-origin.ts'
import { isFilePath } from '#contracts/content/links/site-address.ts'
import { ServiceFailure } from '#contracts/failure.ts'
import type { Endpoint } from './call.server.ts'
import { patienceOf } from './patience.ts'

/** Of each kind: its name, how its text begins or what it has, and what to accept. */
const KINDS: Record<PassedFile, { name: RegExp; text: RegExp; accept: string }> = {
  captions: { name: /^[^\\]*\.vtt$/i, text: /^\uFEFF?WEBVTT\b/, accept: 'text/vtt' },
  drawing: { name: /^[^\\]*\.svg$/i, text: /<svg[\s>]/, accept: 'image/svg+xml' },
}

/**
 * Reads a file of the content system that this site passes on; undefined if it is none of that kind.
 * @throws ServiceFailure
 */
export async function readPassedFile(endpoint: Endpoint, kind: PassedFile, path: string): Promise<string | undefined> {
  const { name, text: pattern, accept } = KINDS[kind]
  // A path with dots may leave the folder.
  if (!isFilePath(path) || !name.test(path) || path.includes('/.')) return undefined
  const signal = AbortSignal.timeout((endpoint.patience ?? patienceOf()).part)
  try {
    const address = endpoint.url + encodeURI(path)
    const init = { method: 'GET', headers: { accept }, body: null, signal, redirect: 'manual' } as const
    const response = await endpoint.fetch(address, init)
    const text = await response.text()
    return response.status === 200 && pattern.test(text) ? text : undefined
  } catch (cause) {
    throw new ServiceFailure(
      { service: 'content', operation: 'GET ', kind: 'unreachable', status: 503, errors: [] },
      cause,
    )
  }
}
