import { createHash } from 'node:crypto'

/**
 * A digest of the entries of a form with files, in their order. Fields count with name and value, files with name, size
 * and bytes. The boundary of the form does not count: a browser chooses another one each time. A file is digested while
 * it arrives, so it takes no memory.
 */
export function createEntriesDigest() {
  const entries: (() => string)[] = []
  let isWhole = true
  return {
    addField(name: string, value: string, isCut: boolean): void {
      if (isCut) isWhole = false
      entries.push(() => JSON.stringify([name, value]))
    },
    /** Reads the file to its end. */
    addFile({ field, name }: { field: string; name: string }, content: NodeJS.ReadableStream): void {
      const bytes = createHash('sha256')
      let size = 0
      content.on('data', (chunk: Buffer) => {
        bytes.update(chunk)
        size += chunk.length
      })
      entries.push(() => JSON.stringify([field, name, size, bytes.digest('base64url')]))
    },
    /** The digest of all entries, once; undefined if a field was cut off, so that two forms cannot be compared. */
    read(): string | undefined {
      if (!isWhole) return undefined
      const all = createHash('sha256')
      for (const entry of entries) all.update(`${entry()}\n`)
      return all.digest('base64url')
    },
  }
}
