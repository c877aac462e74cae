import type { ContentElement, ElementOf, ElementType } from '#contracts/content/elements.ts'
import { totalsReader } from '#web/catalogue/category/read-category-totals.server.ts'
import { withinPatience } from '#web/clients/within-patience.ts'
import type { BlockData, DataOf } from './block-data.ts'
import type { BlockServices } from './block-loader.ts'
import { BLOCK_LOADERS } from './loaders.server.ts'

/**
 * Loads the additional data of all blocks of a page in parallel. A loader that fails or takes longer than
 * a part may is reported and affects its own block only.
 */
export async function loadBlocks(
  elements: readonly ContentElement[],
  given: Omit<BlockServices, 'readTotals'>,
): Promise<BlockData> {
  const services = { ...given, readTotals: totalsReader(given.shop, given.report) }
  const data: BlockData = { loaded: {}, failed: [] }
  await Promise.all(
    withChildren(elements).map(async (element) => {
      try {
        await withinPatience(loadBlock(element, services, data.loaded), services.patience.part)
      } catch (failure) {
        services.report(failure)
        data.failed.push(element.id)
      }
    }),
  )
  return data
}

const withChildren = (elements: readonly ContentElement[]): ContentElement[] =>
  elements.flatMap((element) => [element, ...withChildren(element.children)])

type Loaders = { [T in ElementType]?: (element: ElementOf<T>, services: BlockServices) => Promise<DataOf<T>> }
const LOADERS: Loaders = BLOCK_LOADERS

async function loadBlock<T extends ElementType>(
  element: ElementOf<T>,
  services: BlockServices,
  loaded: BlockData['loaded'],
): Promise<void> {
  const load: Loaders[T] = LOADERS[element.type]
  if (load === undefined) return
  const data = await load(element, services)
  const ofType: Record<number, DataOf<T>> = { ...loaded[element.type], [element.id]: data }
  Object.assign(loaded, { [element.type]: ofType })
}
