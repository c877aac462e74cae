import type { Text } from '#tools/demo-catalogue/text.ts'
import { beltGuideCategories } from './belt-guides.ts'
import { chainGuideCategories } from './chain-guides.ts'
import { accessoryCategories, machineCategories } from './machine-parts.ts'
import { semiFinishedCategories } from './semi-finished.ts'
import { stripCategories } from './strips.ts'

export interface CategoryText {
  name: Text
  slug: Text
  description: Text
  /** The product whose picture stands for the category. */
  pictureOf: string
}

export interface RootCategory extends CategoryText {
  children?: Record<string, CategoryText>
}

/** Key -> root child with its children, in the order of the navigation. */
export const CATEGORY_TREE = {
  ...chainGuideCategories,
  ...beltGuideCategories,
  ...stripCategories,
  ...machineCategories,
  ...semiFinishedCategories,
  ...accessoryCategories,
} as const satisfies Record<string, RootCategory>

type Tree = typeof CATEGORY_TREE
type ChildOf<Root> = Root extends { children: infer Children } ? keyof Children : never
export type CategoryKey = (keyof Tree | { [Key in keyof Tree]: ChildOf<Tree[Key]> }[keyof Tree]) & string

/** The category and its ancestors, deepest first. */
export function pathOf(key: CategoryKey): CategoryKey[] {
  for (const [root, category] of Object.entries(CATEGORY_TREE) as [CategoryKey, RootCategory][]) {
    if (root === key) return [key]
    if (category.children && key in category.children) return [key, root]
  }
  throw new Error(`no category ${key}`)
}
