/** Net EUR as a price list prints it: to 10 cents, from 100 EUR to whole 50 cents. */
export const listPrice = (euros: number): number => {
  const step = euros < 100 ? 10 : 2
  return Math.max(0.1, Math.round(euros * step) / step)
}
