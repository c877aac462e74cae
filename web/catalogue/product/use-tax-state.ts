import { useRouteLoaderData } from 'react-router'
import { readTaxState, type TaxState } from '#contracts/shop/context.ts'

/** The tax state of the prices in the catalogue, of the frame's data; undefined while it is not known. */
export function useTaxState(): TaxState | undefined {
  const frame: unknown = useRouteLoaderData('root')
  return typeof frame === 'object' && frame !== null && 'taxState' in frame ? readTaxState(frame.taxState) : undefined
}
