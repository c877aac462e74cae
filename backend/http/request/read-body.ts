import { BodyError, readBytes } from '#bodies/bounded-body.server.ts'
import { ShopError } from '#backend/http/shop-error.ts'
import { isReadable } from './readable-json.ts'

/** Bytes. The largest body of an honest client, a cart of 500 lines with formats, has about 105 KB. */
const MAX_BODY_BYTES = 256 * 1024

/**
 * Reads the JSON object in a request's body. Returns an empty one if there is no body or it is not JSON.
 * @throws ShopError 400 if it is malformed, 413 if it is too large.
 */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('application/json')) return {}
  const text = await readText(request)
  if (text.trim() === '') return {}
  const parsed = parse(text)
  if (typeof parsed !== 'object' || parsed === null || !isReadable(parsed)) throw malformed()
  // PHP writes an empty object as [].
  return Array.isArray(parsed) ? {} : (parsed as Record<string, unknown>)
}

async function readText(request: Request): Promise<string> {
  const announced = request.headers.get('content-length')
  if (announced !== null) {
    if (Number(announced) > MAX_BODY_BYTES) throw tooLarge()
    return request.text()
  }
  try {
    return Buffer.from(await readBytes(request, MAX_BODY_BYTES)).toString('utf8')
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    throw error.problem === 'too-large' ? tooLarge() : malformed(error)
  }
}

const tooLarge = (): ShopError => new ShopError(413, '0', 'The request body is too large.')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw malformed(cause)
  }
}

const malformed = (cause?: unknown): ShopError => new ShopError(400, '0', 'The JSON payload is malformed.', { cause })
