import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BodyTooLong, readBounded } from '#backend/files/read-bounded.ts'
import { hasCode } from '#backend/files/system-error.ts'
import { MOST_PICTURE_BYTES } from '#backend/pictures/encode-picture.ts'

/** Milliseconds for one address. */
const PATIENCE = 30_000
const MOST_BYTES = MOST_PICTURE_BYTES

/** A file that a catalogue names cannot be used; the message follows its name. */
export class UnusableFile extends Error {
  override name = 'UnusableFile'
}

export interface FileReader {
  /** @throws UnusableFile */
  read: (location: string) => Promise<Uint8Array>
  close: () => Promise<void>
}

/**
 * Reads files below `folder`, and addresses. The bytes of an address are stored until the import ends. They are read twice:
 * to be checked, and to be written.
 */
export function openFileReader(folder: string): FileReader {
  let storePromise: Promise<string> | undefined
  const store = () => (storePromise ??= mkdtemp(join(tmpdir(), 'profilwerk-files-')))
  return {
    async read(location) {
      if (!/^https?:/.test(location)) return readBelow(folder, location)
      const stored = join(await store(), createHash('sha256').update(location).digest('hex'))
      try {
        return await readFile(stored)
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw error
      }
      const bytes = await download(location)
      await writeFile(stored, bytes)
      return bytes
    },
    async close() {
      if (storePromise) await rm(await storePromise, { recursive: true, force: true })
    },
  }
}

async function readBelow(folder: string, location: string): Promise<Uint8Array> {
  const path = join(folder, location)
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES) throw tooLarge(location)
    return await readFile(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) throw new UnusableFile(`${location} does not exist in ${folder}`)
    if (hasCode(error, 'EISDIR')) throw new UnusableFile(`${location} is a folder`)
    if (hasCode(error, 'EACCES')) throw new UnusableFile(`${location} may not be read`)
    throw error
  }
}

const tooLarge = (location: string) => new UnusableFile(`${location} has more than ${MOST_BYTES} bytes`)

async function download(address: string): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) throw new UnusableFile(`${address} cannot be read: ${response.status}`)
    return await readBounded(response.body, MOST_BYTES)
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    if (error instanceof BodyTooLong) throw tooLarge(address)
    throw new UnusableFile(`${address} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
