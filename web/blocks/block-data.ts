import type { ElementType } from '#contracts/content/elements.ts'
import type { FormReply } from '#web/forms/action/form-reply.ts'
import type { BLOCK_LOADERS } from './loaders.server.ts'

type Loaders = typeof BLOCK_LOADERS

interface DataByType extends LoadedData, Omit<NoData, keyof Loaders> {}
type LoadedData = { [T in keyof Loaders]: Awaited<ReturnType<Loaders[T]>> }
type NoData = { [T in ElementType]: undefined }

/** Data of a type's loader; undefined for types without a loader. */
export type DataOf<T extends ElementType> = DataByType[T]

/** Data of all loaders of a page. */
export interface BlockData {
  /** Grouped by the element's type, then by its id. */
  loaded: { [T in ElementType]?: Record<number, DataOf<T>> }
  /** Ids of the elements whose loader failed. */
  failed: number[]
  /** The result of a form that was posted to the page. */
  reply?: FormReply | undefined
}
