import { open } from 'node:fs/promises'

/** Bytes of a file's beginning and end in which its marks are. */
const HEAD = 64 * 1024
const TAIL = 4 * 1024

/** The ends of a file, as bytes and as text with one character a byte. */
export interface FileEnds {
  head: Uint8Array
  headText: string
  tailText: string
}

export const endsOf = (head: Uint8Array, tail: Uint8Array): FileEnds => ({
  head,
  headText: Buffer.from(head).toString('latin1'),
  tailText: Buffer.from(tail).toString('latin1'),
})

export async function readFileEnds(path: string): Promise<FileEnds> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    }
    return endsOf(await read(Math.min(HEAD, size), 0), await read(Math.min(TAIL, size), Math.max(0, size - TAIL)))
  } finally {
    await file.close()
  }
}
