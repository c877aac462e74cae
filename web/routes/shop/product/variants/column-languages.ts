import type { PropertyOption } from '#contracts/shop/product.ts'
import { nameLanguage, type TextLanguage, type TextLanguages } from '#web/catalogue/text-languages.server.ts'
import type { Optioned } from '#web/routes/shop/product/read-product.server.ts'
import { traitsOf } from './traits.ts'
import type { Column } from './variant-columns.ts'

/** The options that distinguish variants, each once, and their groups: the words of a table of variants. */
export function optionsOf(variants: readonly Optioned[]): PropertyOption[] {
  return [...new Map(variants.flatMap(traitsOf).map((option) => [option.id, option])).values()]
}

/**
 * Marks the heads and choices of columns that are not in the language of the page.
 * @param factsLanguage of the names of measures.
 */
export function markColumns(
  columns: readonly Column[],
  options: readonly PropertyOption[],
  languages: TextLanguages,
  factsLanguage: TextLanguage,
): Column[] {
  return columns.map((column) => {
    if (column.kind === 'number') return { ...column, ...(factsLanguage && { language: factsLanguage }) }
    const own = options.filter(({ groupId }) => groupId === column.key)
    const group = own.find((option) => option.group)?.group
    const marked = own.flatMap((option) => {
      const { language } = nameLanguage(option, languages)
      return language ? [[option.translated.name, language] as const] : []
    })
    return {
      ...column,
      ...(group && nameLanguage(group, languages)),
      ...(marked.length > 0 && { choiceLanguages: Object.fromEntries(marked) }),
    }
  })
}
