import type { StockMaterial } from '#tools/demo-catalogue/materials/materials.ts'

/** Kinds of documents in the order in which a product lists them. */
export const DOCUMENT_KINDS = ['data-sheet', 'atex', 'fda', 'handling', 'product-information'] as const

/** Flags and documents that follow from a material; metals have nothing to declare. */
export function suitabilityOf(material: StockMaterial) {
  const isPlastic = material.kind === 'plastic'
  const food = isPlastic && material.food
  const antistatic = isPlastic && material.antistatic
  const withheld = new Set([...(antistatic ? [] : ['atex']), ...(food ? [] : ['fda'])])
  return {
    food,
    atex: antistatic,
    antistatic,
    pfas: isPlastic && material.polymer.pfas,
    documents: DOCUMENT_KINDS.filter((kind) => !withheld.has(kind)),
  }
}
