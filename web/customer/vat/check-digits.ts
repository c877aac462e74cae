/** Digits of a text, from the left. */
export const vatDigits = (text: string): number[] => [...text].map(Number)

/** Sum of products of digits and weights. */
export const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (vatDigits(text)[index] ?? 0), 0)

/** Whether the last digit is that of Luhn's rule. */
export function isLuhn(text: string): boolean {
  const sum = vatDigits(text)
    .toReversed()
    .reduce((all, digit, index) => all + (index % 2 === 0 ? digit : crossSum(digit * 2)), 0)
  return sum % 10 === 0
}

/** Sum of the digits of a number below 20. */
export const crossSum = (number: number): number => (number > 9 ? number - 9 : number)

/** Whether the last digit is that of ISO 7064, MOD 11,10. */
export function isMod1110(text: string): boolean {
  const product = vatDigits(text.slice(0, -1)).reduce((rest, digit) => (((digit + rest) % 10 || 10) * 2) % 11, 10)
  return (11 - product) % 10 === Number(text.at(-1))
}

/** The last digit is 11 minus the rest of the weighted sum by 11; `ten` and `eleven` stand for those two results. */
export function isMod11(text: string, weights: readonly number[], { ten, eleven }: { ten: number; eleven: number }) {
  const check = 11 - (weighted(text, weights) % 11)
  return (check === 10 ? ten : check === 11 ? eleven : check) === Number(text.at(-1))
}

/** A result of {@link isMod11} that no number has. */
export const NONE = -1
