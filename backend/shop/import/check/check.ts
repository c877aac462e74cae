import { LANGUAGE_CODES } from '#backend/database/schema/columns.ts'
import { seoAddresses, type SeoAddress } from '#backend/shop/import/rows/seo-addresses.ts'
import { toCategoryPaths, type CategoryPaths } from '#backend/shop/import/rows/category-paths.ts'
import { checkDeclarations } from './check-declarations.ts'
import { checkItems } from './check-items.ts'
import { checkUnique, toPosition } from './check-unique.ts'
import { ROOT_KEY } from '#backend/shop/import/rows/keys.ts'
import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { Catalogue, Entry } from '#backend/shop/import/source/read.ts'

/** Cross-file checks: unique keys, references that resolve, unique addresses. */
export function checkCatalogue(catalogue: Catalogue, report: ReportProblem): void {
  checkGroups(catalogue, report)
  checkUnique(catalogue['delivery-times'], 'key', ({ key }) => key, report)
  checkCategories(catalogue, report)
  checkItems(catalogue, report)
  checkDeclarations(catalogue, report)
  const tree = toCategoryPaths(catalogue)
  const sound = (entry: { value: { categories: string[] } }) => entry.value.categories.every((key) => tree.pathTo(key))
  const reachable = {
    ...catalogue,
    categories: catalogue.categories.filter(({ value }) => tree.pathTo(value.key)),
    products: catalogue.products.filter(sound),
  }
  checkAddresses(reachable, tree, report)
}

const at = ({ file, line }: Entry<unknown>) => ({ file, line })
function checkGroups(catalogue: Catalogue, report: ReportProblem): void {
  const groups = catalogue['property-groups']
  checkUnique(groups, 'key', ({ key }) => key, report)
  for (const group of groups) {
    const options = group.value.options.map((value) => ({ ...at(group), value }))
    checkUnique(options, 'options', ({ key }) => key, report)
  }
}

function checkCategories(catalogue: Catalogue, report: ReportProblem): void {
  const { categories, invalidFiles } = catalogue
  checkUnique(categories, 'key', ({ key }) => key, report)
  const keys = new Set(categories.map(({ value }) => value.key))
  const tree = toCategoryPaths(catalogue)
  for (const entry of categories) {
    const { key, parent } = entry.value
    if (key === ROOT_KEY) report({ ...at(entry), field: 'key', message: `${ROOT_KEY} is the shop's own root` })
    if (parent === null) continue
    if (!keys.has(parent)) {
      if (!invalidFiles.has('categories'))
        report({ ...at(entry), field: 'parent', message: `unknown category ${parent}` })
    } else if (tree.pathTo(key) === undefined && tree.pathTo(parent) === undefined && isOwnAncestor(catalogue, key)) {
      report({ ...at(entry), field: 'parent', message: `${key} lies below itself` })
    }
  }
}

function isOwnAncestor({ categories }: Catalogue, key: string): boolean {
  const parents = new Map(categories.map(({ value }) => [value.key, value.parent]))
  let above = parents.get(key)
  for (let steps = 0; above && above !== key && steps < categories.length; steps++) above = parents.get(above)
  return above === key
}

/** One language after the other, so that the addresses of one are in memory. */
function checkAddresses(
  catalogue: Parameters<typeof seoAddresses>[0],
  tree: CategoryPaths,
  report: ReportProblem,
): void {
  // Addresses that fall back to English repeat its problems.
  const reported = new Set<string>()
  for (const language of LANGUAGE_CODES) {
    const first = new Map<string, SeoAddress>()
    for (const address of seoAddresses(catalogue, tree, language)) {
      const { path, file, line } = address
      const before = first.get(path)
      if (!before) first.set(path, address)
      // The same target twice means a duplicate number or key, which is reported on its own.
      else if (before.target !== address.target) {
        const problem = `${toPosition(address)} ${path}`
        if (reported.has(problem)) continue
        reported.add(problem)
        report({ file, line, field: `slug.${language}`, message: `${path} is the address of ${toPosition(before)}` })
      }
    }
  }
}
