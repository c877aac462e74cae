import { addressesOf, type Address } from './addresses.ts'
import { categoryTree } from './category-tree.ts'
import { checkItems } from './check-items.ts'
import { checkOnce, place } from './once.ts'
import { ROOT_KEY } from './keys.ts'
import type { Report } from './problem.ts'
import type { Catalogue, Entry } from './read.ts'

/** Checks what lines say about each other: keys once, references that lead somewhere, addresses of their own. */
export function checkCatalogue(catalogue: Catalogue, report: Report): void {
  checkGroups(catalogue, report)
  checkOnce(catalogue['delivery-times'], 'key', ({ key }) => key, report)
  checkCategories(catalogue, report)
  checkItems(catalogue, report)
  const tree = categoryTree(catalogue)
  const sound = (entry: { value: { categories: string[] } }) => entry.value.categories.every((key) => tree.pathTo(key))
  const reachable = {
    ...catalogue,
    categories: catalogue.categories.filter(({ value }) => tree.pathTo(value.key)),
    products: catalogue.products.filter(sound),
  }
  checkAddresses(addressesOf(reachable, tree), report)
}

const at = ({ file, line }: Entry<unknown>) => ({ file, line })
function checkGroups(catalogue: Catalogue, report: Report): void {
  const groups = catalogue['property-groups']
  checkOnce(groups, 'key', ({ key }) => key, report)
  for (const group of groups) {
    const options = group.value.options.map((value) => ({ ...at(group), value }))
    checkOnce(options, 'options', ({ key }) => key, report)
  }
}

function checkCategories(catalogue: Catalogue, report: Report): void {
  const { categories, faulty } = catalogue
  checkOnce(categories, 'key', ({ key }) => key, report)
  const keys = new Set(categories.map(({ value }) => value.key))
  const tree = categoryTree(catalogue)
  for (const entry of categories) {
    const { key, parent } = entry.value
    if (key === ROOT_KEY) report({ ...at(entry), field: 'key', message: `${ROOT_KEY} is the shop's own root` })
    if (parent === null) continue
    if (!keys.has(parent)) {
      if (!faulty.has('categories')) report({ ...at(entry), field: 'parent', message: `unknown category ${parent}` })
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

function checkAddresses(addresses: readonly Address[], report: Report): void {
  const first = new Map<string, Address>()
  for (const address of addresses) {
    const { language, path, file, line } = address
    const before = first.get(`${language} ${path}`)
    if (!before) first.set(`${language} ${path}`, address)
    // The same target twice is a number or key twice, which is reported as such.
    else if (before.target !== address.target) {
      report({ file, line, field: `slug.${language}`, message: `${path} is the address of ${place(before)}` })
    }
  }
}
