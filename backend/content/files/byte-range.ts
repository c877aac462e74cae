/** The part of a file that a request asks for; both bounds are included. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * Reads a `Range` header with one range of bytes: `bytes=0-499`, `bytes=500-`, `bytes=-500`.
 * @returns `unsatisfiable` for a range behind the end of the file; undefined for no range, several, or another unit:
 * then the whole file is sent, as the standard allows
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}
