import { createElement, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { ElementType } from '#contracts/content/elements.ts'
import type { Block, BlockProps } from './block.ts'

/**
 * A block in a chunk of its own, fetched by the pages that show it.
 * @param loaded the block itself on the server, where rendering to a string does not wait:
 * `import.meta.env.SSR ? await load() : undefined`
 */
export function lazyBlock<T extends ElementType>(
  load: () => Promise<Block<T>>,
  loaded: Block<T> | undefined,
): Block<T> {
  const Chunk = loaded ?? lazy(async () => ({ default: await load() }))
  // If the chunk cannot be fetched, the server's markup stays. It works without scripts, and the browser logs the failure.
  const ChunkOfMarkup = loaded ?? lazy(async () => ({ default: await load().catch(() => forever) }))
  return function LazyBlock(props: BlockProps<T>) {
    const isHydrating = useSyncExternalStore(
      neverChanges,
      () => false,
      () => true,
    )
    const [isMarkup] = useState(isHydrating)
    // Markup hydrates apart from the page, when its chunk has come. On a navigation the previous page stays until then:
    // a boundary would show the new one without the block first.
    return isMarkup ? <Suspense>{createElement(ChunkOfMarkup, props)}</Suspense> : createElement(Chunk, props)
  }
}

const neverChanges = () => () => {}
const forever = new Promise<never>(() => {})
