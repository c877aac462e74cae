/**
 * Bytes of the largest response of a service, unpacked. Pages ask for 250 products in 0.6 MB, and a TYPO3 page of 300
 * elements has 0.5 MB. JSON of this size occupies the process for 0.1 s. The worst JSON that can be made occupies it
 * for half a second.
 */
export const LARGEST_RESPONSE = 8 * 1024 * 1024
/** Lists and objects within each other: a page of a TYPO3 has about thirty. Each level costs what a hundred letters do. */
const DEEPEST = 1_000
/** Characters below which no depth takes more than a tenth of a second. */
const HARMLESS = 1_000_000

/** A response that costs more to read than any of a service should. */
export class ExcessiveResponse extends Error {
  constructor(reason: string) {
    super(`Its response ${reason}.`)
    this.name = 'ExcessiveResponse'
  }
}

/**
 * Reads a response of a service as text. The rest of one that is too large is not fetched.
 * @throws ExcessiveResponse
 */
export async function readResponse({ body }: Response): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  // An error within the loop cancels the body, which closes the connection.
  for await (const part of body) {
    size += part.length
    if (size > LARGEST_RESPONSE) throw new ExcessiveResponse(`is larger than ${LARGEST_RESPONSE / 1024 ** 2} MB`)
    text += decoder.decode(part, { stream: true })
  }
  text += decoder.decode()
  if (text.length > HARMLESS && isTooDeep(text)) throw new ExcessiveResponse(`has more than ${DEEPEST} levels`)
  return text
}

const [QUOTE, BACKSLASH] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === BACKSLASH) at += 1
    else if (sign === QUOTE) isText = !isText
    else if (!isText && OPENING.has(sign)) depth += 1
    else if (!isText && CLOSING.has(sign)) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
