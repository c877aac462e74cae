/** `37 %`, `50%ige`, `50 Gew.-%`, `10-prozentige`, each also in brackets. */
const PER_CENT =
  /[([]?(?<![\d.,])(?<number>\d{1,3}(?:[.,]\d{1,3})?)[\s-]?(?:(?:gew|wt|hm|vol|obj)\.?[\s-]?)?(?:%|prozent|procent|percent)[\p{L}-]{0,8}[)\]]?/iu

/** `60 °C`, `60°`, `bei 60 Grad`, `−20 °C` with any minus sign. A letter alone may be a part of a name. */
const DEGREES =
  /(?:(?<!\p{L})(?:bei|at|bij|při)\s)?[([]?(?<![\d.,])(?<number>(?:(?<!\d)[-\u2212\u2013])?\d{1,3})\s?(?:°\s?c?|grad|graden|degrees|stupňů)(?!\p{L})[)\]]?/iu

/**
 * Splits `Natronlauge 50 % 60 °C` into the name and the numbers, as they were typed; one that is not there is empty.
 * Undefined without any, or without a name beside them.
 */
export function splitCondition(text: string): { name: string; concentration: string; temperature: string } | undefined {
  const heat = take(text, DEGREES)
  const share = take(heat.rest, PER_CENT)
  if (!heat.number && !share.number) return undefined
  const name = share.rest
  return /\p{L}/u.test(name) ? { name, concentration: share.number, temperature: heat.number } : undefined
}

function take(text: string, pattern: RegExp): { number: string; rest: string } {
  const found = pattern.exec(text)
  if (!found) return { number: '', rest: text }
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[,;:]|[,;:]$/g, '')
    .trim()
  return { number: found.groups?.['number'] ?? '', rest }
}
