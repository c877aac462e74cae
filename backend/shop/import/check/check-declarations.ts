import type { ReportProblem } from '#backend/shop/import/problem.ts'
import type { Catalogue, Entry } from '#backend/shop/import/source/read.ts'
import type { Declared } from '#backend/shop/import/source/outlines.ts'

type Fact = 'atex' | 'food' | 'pfas'
type Letter = Exclude<Declared['documents'], undefined>[number]

/** Facts that must be known before a letter of ours can state them. */
const NEEDS: Partial<Record<Letter, { fact: Fact; isKnown: (declared: Declared) => boolean; message: string }>> = {
  atex: { fact: 'atex', isKnown: ({ atex }) => atex === true, message: 'the document atex needs atex: true' },
  fda: { fact: 'food', isKnown: ({ food }) => food === true, message: 'the document fda needs food: true' },
  handling: {
    fact: 'pfas',
    isKnown: ({ pfas }) => pfas !== undefined,
    message: 'the document handling needs pfas: fluoropolymers have dangers of their own',
  },
}

/** Reports documents that state more than the facts of a variant, its own and the product's. */
export function checkDeclarations({ products, variants }: Catalogue, report: ReportProblem): void {
  const parents = new Map(products.map((entry) => [entry.value.number, entry]))
  const withVariants = new Set(variants.map(({ value }) => value.parent))
  const check = ({ file, line }: Entry<unknown>, declared: Declared) => {
    for (const letter of declared.documents ?? []) {
      const need = NEEDS[letter]
      if (need && !need.isKnown(declared)) report({ file, line, field: `facts.${need.fact}`, message: need.message })
    }
  }
  for (const entry of products) if (!withVariants.has(entry.value.number)) check(entry, entry.value.declared)
  for (const entry of variants) {
    const parent = parents.get(entry.value.parent)
    if (parent) check(entry, { ...parent.value.declared, ...entry.value.declared })
  }
}
