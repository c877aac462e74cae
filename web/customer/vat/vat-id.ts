import { VAT_RULES } from './vat-rules.ts'

/** A VAT number as it is stored; undefined if it is wrong. */
export interface ReadVatId {
  value: string | undefined
  /** A right one, where the country has a rule. */
  example: string | undefined
}

/**
 * Reads a VAT number as people write it: `DE 113 891 176`, `113891176`. Without a prefix it is one of the country of
 * the address; with a prefix it may be another country's. Where there is no rule, it stays as it was entered.
 * @param iso of the country of the address
 */
export function readVatId(text: string, iso: string | undefined): ReadVatId {
  const written = text.toUpperCase().replaceAll(/[^A-Z0-9+*]/g, '')
  const home = VAT_RULES[iso ?? '']
  const named = Object.values(VAT_RULES).find(
    ({ prefix, shape }) => written.startsWith(prefix) && shape.test(written.slice(prefix.length)),
  )
  const rule = named ?? home
  if (rule === undefined) return { value: text.trim(), example: undefined }
  const number = written.startsWith(rule.prefix) ? written.slice(rule.prefix.length) : written
  const isRight = rule.shape.test(number) && rule.isRight(number)
  return { value: isRight ? rule.prefix + number : undefined, example: rule.example }
}
