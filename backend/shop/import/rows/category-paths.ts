import type { Catalogue, Entry } from '#backend/shop/import/source/read.ts'
import type { CatalogueLine } from '#backend/shop/import/format.ts'

type CategoryEntry = Entry<CatalogueLine<'categories'>>

/** The categories with their ancestors. The root, which no file names, has level 1. */
export interface CategoryPaths {
  /** Returns the path from the top category down to this one; undefined for a cycle and for a missing parent. */
  pathTo: (key: string) => CategoryEntry[] | undefined
  levelOf: (key: string) => number
}

export function toCategoryPaths({ categories }: Pick<Catalogue, 'categories'>): CategoryPaths {
  const byKey = new Map(categories.map((entry) => [entry.value.key, entry]))
  const pathTo = (key: string) => {
    const path: CategoryEntry[] = []
    for (let next: string | null = key; next !== null;) {
      const entry = byKey.get(next)
      if (!entry || path.includes(entry)) return undefined
      path.unshift(entry)
      next = entry.value.parent
    }
    return path
  }
  return { pathTo, levelOf: (key) => 1 + (pathTo(key)?.length ?? 0) }
}
