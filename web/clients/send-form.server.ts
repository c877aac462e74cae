import { z } from 'zod'
import { RESPONSE_ELEMENT } from '#contracts/content/forms/form-document.ts'
import type { ContentElement } from '#contracts/content/elements.ts'
import { ServiceFailure, type Failure } from '#contracts/failure.ts'
import { readHref, readLocation } from '#contracts/content/links/read-href.ts'
import { readElement } from '#contracts/content/read-element.ts'
import { readPageResult } from '#contracts/content/read-page.ts'
import type { Reading } from '#contracts/content/reading.ts'
import type { CallOutcome, Endpoint } from './call.server.ts'
import { readResponse } from './read-response.server.ts'

/** Sends a form; its body may be passed on while it arrives. */
export type FormSend = (
  url: string,
  init: { headers: Record<string, string>; body: string | ReadableStream<Uint8Array>; signal: AbortSignal },
) => Promise<Response>

export interface ContentEndpoint extends Endpoint {
  /** By default over the network. */
  send?: FormSend
  /** When it last reported a change, ms since the epoch. Undefined if it does not. */
  changedAt?: () => number
  /** Is told of each form that was passed on. */
  onForm?: (outcome: CallOutcome) => void
}

/** A form as it is passed on. */
export interface FormBody {
  contentType: string
  body: string | ReadableStream<Uint8Array>
  /** Id of the element that is to be returned, once the body has been read. */
  elementId: () => number | undefined
  /**
   * Only of a body that is passed on while it arrives. Sets the check that gets a digest of its entries before the last bytes
   * are passed on; what it throws breaks the body off.
   */
  checkBeforeEnd?: (check: (digest: string) => void) => void
}

/** Milliseconds: a large file over a bad line. */
const TIMEOUT = 5 * 60_000

/** `fetch` demands it for a body that is a stream; its published type does not have it. */
export const STREAMED = { duplex: 'half' } as const

/** Sends a form to a content system on another machine. */
export const sendOverNetwork: FormSend = (url, { headers, body, signal }) =>
  fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual', ...STREAMED })

/** A form that was passed on: its element, or the address to which its finisher leads once it was processed. */
export type SentForm =
  | { kind: 'element'; element: ContentElement }
  /** No location: one that must not be followed. */
  | { kind: 'redirect'; location: string | undefined }

/** The status of a finisher. Others preserve the method or come from a proxy: such a form was not processed. */
const PROCESSED = 303

/**
 * Sends a form to the content system and returns its result; undefined if the page has no such element.
 * @throws ServiceFailure: 429 with the time to wait, the content system's own status after a refusal, otherwise
 * unreachable.
 */
export async function sendForm(
  endpoint: ContentEndpoint,
  address: string,
  form: FormBody,
  reading: Reading,
): Promise<SentForm | undefined> {
  try {
    const sent = await passOn(endpoint, address, form, reading)
    endpoint.onForm?.('ok')
    return sent
  } catch (error) {
    if (error instanceof ServiceFailure) endpoint.onForm?.(error.failure.kind)
    throw error
  }
}

async function passOn(
  { url, send = sendOverNetwork }: ContentEndpoint,
  address: string,
  { contentType, body, elementId }: FormBody,
  reading: Reading,
): Promise<SentForm | undefined> {
  const fail = (status: number, kind: Failure['kind'], parameters: Record<string, unknown> = {}, cause?: unknown) => {
    const errors = Object.keys(parameters).length > 0 ? [{ code: '', detail: '', pointer: undefined, parameters }] : []
    return new ServiceFailure(
      { service: 'content', operation: `POST ${RESPONSE_ELEMENT}`, kind, status, errors },
      cause,
    )
  }
  let response: Response
  let json: unknown
  try {
    const headers = { accept: 'application/json', 'content-type': contentType }
    response = await send(url + address, { headers, body, signal: AbortSignal.timeout(TIMEOUT) })
    if (response.status === 200) json = JSON.parse(await readResponse(response))
    else await response.body?.cancel()
  } catch (cause) {
    throw fail(503, 'unreachable', {}, cause)
  }
  const { status } = response
  if (status === PROCESSED) return leadTo(readLocation(response, url + address, reading), reading)
  if (status === 429) throw fail(429, 'refused', { seconds: Number(response.headers.get('retry-after') ?? 60) })
  if (status !== 200) throw fail(status >= 400 ? status : 502, status >= 500 ? 'unreachable' : 'refused')
  return readSentForm(json, elementId(), reading)
}

/** The element alone, the page with it, or in place of both the address that the finisher leads to. */
function readSentForm(json: unknown, id: number | undefined, reading: Reading): SentForm | undefined {
  const isElement = typeof json === 'object' && json !== null && 'type' in json && 'colPos' in json
  if (isElement) return ofElement(readElement(json, reading)[0])
  const processed = FINISHED.safeParse(json)
  if (processed.success) return leadTo(readHref(processed.data.redirectUrl, reading), reading)
  const result = readPageResult(200, json, reading)
  return result.kind === 'page' ? ofElement(findElement([...result.page.stage, ...result.page.main], id)) : undefined
}

/** TYPO3's redirect as JSON, with the feature `headless.redirectMiddlewares`. */
const FINISHED = z.object({ redirectUrl: z.string(), statusCode: z.literal(PROCESSED) })

const ofElement = (element: ContentElement | undefined): SentForm | undefined => element && { kind: 'element', element }

/** A page of this site, a file of the content system, or an encrypted address elsewhere. */
function leadTo(location: string | undefined, { contentUrl }: Reading): SentForm {
  const isAllowed =
    location !== undefined &&
    (/^(\/|https:)/i.test(location) || (contentUrl !== undefined && location.startsWith(`${contentUrl}/`)))
  return { kind: 'redirect', location: isAllowed ? location : undefined }
}

export function findElement(elements: readonly ContentElement[], id: number | undefined): ContentElement | undefined {
  for (const element of elements) {
    const found = element.id === id ? element : findElement(element.children, id)
    if (found) return found
  }
  return undefined
}
