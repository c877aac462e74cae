import { useMatches } from 'react-router'
import { readTaxState, type TaxState } from '#contracts/shop/context.ts'

/**
 * The tax state of the prices on this page; undefined while it is not known. A page with prices says it itself, because
 * they may be a customer's own. Prices of the search are those of the frame.
 */
export function useTaxState(): TaxState | undefined {
  const said = useMatches().findLast(({ loaderData }) => hasTaxState(loaderData))?.loaderData
  return hasTaxState(said) ? readTaxState(said.taxState) : undefined
}

const hasTaxState = (data: unknown): data is { taxState: unknown } =>
  typeof data === 'object' && data !== null && 'taxState' in data
