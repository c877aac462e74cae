/** `37 %`, `50%ige`, `50 Gew.-%`, `10-prozentige`, each also in brackets. */
const PER_CENT =
  /[([]?(?<![\d.,])(?<number>\d{1,3}(?:[.,]\d{1,3})?)[\s-]?(?:(?:gew|wt|hm|vol|obj)\.?[\s-]?)?(?:%|prozent|procent|percent)[\p{L}-]{0,8}[)\]]?/iu

/**
 * Splits `Natronlauge 50 %` into the name and the number, as it was typed. Undefined without a concentration, or without
 * a name beside it.
 */
export function splitConcentration(text: string): { name: string; concentration: string } | undefined {
  const found = PER_CENT.exec(text)
  const concentration = found?.groups?.['number']
  if (!found || concentration === undefined) return undefined
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const name = rest
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[,;:]|[,;:]$/g, '')
    .trim()
  return /\p{L}/u.test(name) ? { name, concentration } : undefined
}
