import { constants } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#backend/database/id.ts'
import { whenMissing } from '#backend/files/system-error.ts'

/** Below DATA_DIR, outside of everything that is served. Only their owner reads folders and files. */
const FOLDER = 'attachments'
const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const

export const attachmentsFolder = (dataDir: string): string => join(dataDir, FOLDER)

/** Names of the files that belong to an id. */
export const ENDINGS = { complete: '', part: '.part', check: '.check', preview: '.jpg' } as const

/**
 * The bytes of attachments, one folder for the first two digits of their ids. Any number of processes share it. A part
 * is written at its own place, and a file gets its name once it is complete and checked.
 */
export function openDisk(dataDir: string) {
  const root = attachmentsFolder(dataDir)
  const pathOf = (id: string, ending: string) => join(root, id.slice(0, 2), id + ending)
  const makeFolder = (id: string) => mkdir(join(root, id.slice(0, 2)), { recursive: true, mode: OWNER_ONLY.folder })

  return {
    /** Bytes of an unfinished file that have arrived. */
    received: (id: string): Promise<number> => stat(pathOf(id, ENDINGS.part)).then(({ size }) => size, whenMissing(0)),

    /**
     * Writes a part at its place. The same part written twice is the same file. Only the first part makes a file. A
     * later one may find that it was stored meanwhile, and would begin another one.
     * @throws ENOENT if a later part finds no file.
     */
    async write(id: string, offset: number, part: Uint8Array): Promise<void> {
      await makeFolder(id)
      const create = offset === 0 ? constants.O_CREAT : 0
      const file = await open(pathOf(id, ENDINGS.part), constants.O_WRONLY | create, OWNER_ONLY.file)
      try {
        await file.write(part, 0, part.length, offset)
      } finally {
        await file.close()
      }
    },

    /** Gives the unfinished file of one id to another one. */
    async adopt(from: string, id: string): Promise<void> {
      await makeFolder(id)
      await rename(pathOf(from, ENDINGS.part), pathOf(id, ENDINGS.part))
    },

    /**
     * Checks an unfinished file and stores it. It checks a copy that no part can reach any more. The copy is on the
     * disk before it has its name.
     * @throws ENOENT if there is no unfinished file: it was stored or refused meanwhile.
     */
    async finish(id: string, isAccepted: (path: string) => Promise<boolean>): Promise<void> {
      const copy = pathOf(id, `-${newId()}${ENDINGS.check}`)
      try {
        await copyFile(pathOf(id, ENDINGS.part), copy)
        if (!(await isAccepted(copy))) return
        const file = await open(copy, 'r+')
        await file.sync().finally(() => file.close())
        await rename(copy, pathOf(id, ENDINGS.complete))
      } finally {
        await rm(copy, { force: true })
      }
    },

    removePart: (id: string): Promise<void> => rm(pathOf(id, ENDINGS.part), { force: true }),

    async writePreview(id: string, jpeg: Uint8Array): Promise<void> {
      await writeFile(pathOf(id, ENDINGS.preview), jpeg, { mode: OWNER_ONLY.file })
    },
    readPreview: (id: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
      readFile(pathOf(id, ENDINGS.preview)).then((bytes) => new Uint8Array(bytes), whenMissing(undefined)),

    /** Opens a complete file; undefined if there is none. */
    async read(id: string): Promise<{ size: number; content: ReadableStream<Uint8Array> } | undefined> {
      const file = await open(pathOf(id, ENDINGS.complete), 'r').catch(whenMissing(undefined))
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, content: streamOf(file) }
    },

    /** Free bytes of the disk. */
    async free(): Promise<number> {
      await mkdir(root, { recursive: true, mode: OWNER_ONLY.folder })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
  }
}

export type AttachmentDisk = ReturnType<typeof openDisk>

const CHUNK = 64 * 1024

/** Reads as the reader takes it, and closes the file at the end or when the reader goes away. */
function streamOf(file: Awaited<ReturnType<typeof open>>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(CHUNK), 0, CHUNK)
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
        await file.close()
        controller.close()
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 2 },
  )
}
