/** Characters of an address that mail programs and chats carry whole. */
const LONGEST_ADDRESS = 2000
/** Characters of an unpacked list: a thousand lines with notes. */
const LONGEST_TEXT = 512 * 1024

export interface SharedList {
  name: string
  text: string
}

/**
 * The fragment of an address that holds a list: compressed, so that a hundred lines fit. A fragment is not sent to the
 * server. Undefined if the address would be too long.
 * @param page address of the page of lists, without a fragment.
 */
export async function writeListLink(page: string, { name, text }: SharedList): Promise<string | undefined> {
  const packed = await pass(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const data = btoa(String.fromCharCode(...packed.subarray(0, LONGEST_ADDRESS)))
  const fragment = new URLSearchParams({
    list: data.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    name,
  })
  const address = `${page}#${fragment}`
  return packed.length < LONGEST_ADDRESS && address.length <= LONGEST_ADDRESS ? address : undefined
}

/** Reads such a fragment: undefined without a list, null for a list that cannot be read. */
export async function readListLink(fragment: string): Promise<SharedList | null | undefined> {
  const search = new URLSearchParams(fragment.replace(/^#/, ''))
  const data = search.get('list')
  if (data === null) return undefined
  try {
    const packed = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const bytes = await pass(packed, new DecompressionStream('deflate-raw'))
    return { name: search.get('name') ?? '', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    // Cut off or changed on its way: `atob`, the stream and the decoder each say so in their own way.
    if (error instanceof DOMException || error instanceof TypeError || error instanceof RangeError) return null
    throw error
  }
}

/** @throws RangeError for more than a list can be: a few bytes may unpack to gigabytes. */
async function pass(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LONGEST_TEXT) {
      await reader.cancel()
      throw new RangeError(`a list longer than ${LONGEST_TEXT} bytes`)
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
