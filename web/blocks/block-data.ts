import type { ElementType } from '#contracts/content/elements.ts'
import type { BLOCK_LOADERS } from './loaders.server.ts'

type Loaders = typeof BLOCK_LOADERS

interface DataByType extends LoadedData, Omit<NoData, keyof Loaders> {}
type LoadedData = { [T in keyof Loaders]: Awaited<ReturnType<Loaders[T]>> }
type NoData = { [T in ElementType]: undefined }

/** What a type's loader returns; undefined for types without a loader. */
export type DataOf<T extends ElementType> = DataByType[T]

/** What the loaders of a page returned. */
export interface BlockData {
  /** By type and id of the element. */
  loaded: { [T in ElementType]?: Record<number, DataOf<T>> }
  /** Ids of the elements whose loader failed. */
  failed: number[]
}
