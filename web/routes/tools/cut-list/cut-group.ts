import { factsOf } from '#contracts/shop/product-facts.ts'
import type { Product } from '#contracts/shop/product.ts'
import { paths } from '#web/app/paths.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { Pieces } from '#web/tools/cut-length/bar-use.ts'
import { type ComparedStock, compareStocks, type StockItem } from '#web/tools/cut-list/compare-stocks.ts'
import { nestBars, type Nesting } from '#web/tools/cut-list/nest-bars.ts'
import type { CutForm } from './cut-form.ts'

/** The pieces of one item, or of a bar without one. */
export interface CutGroup {
  number: string | undefined
  name: string | undefined
  address: string | undefined
  bar: number
  kerf: number
  /** Cut off at each end of a bar, mm. */
  trim: number
  material: 'pe' | 'steel' | 'stainless' | 'chain' | 'natural' | 'black' | 'mud' | 'blue'
  nesting: Nesting
  /** Sentences about values of the item that overrule those of the form. */
  overruled: string[]
  /** The same pieces from this and other stock lengths, each with its plan's address; empty if there is no other one. */
  stocks: (ComparedStock & { address: string })[]
}

/** The pieces of one item. */
export interface WantedCuts {
  /** The item's number as it was entered. */
  typed: string
  product: Product | undefined
  pieces: Pieces[]
}

/** Plans the bars of one item, and compares them with those of its other stock lengths. */
export function toGroup(
  { product, pieces }: WantedCuts,
  form: Pick<CutForm, 'bar' | 'kerf' | 'trim' | 'given'>,
  others: readonly StockItem[],
  addressOf: (number: string) => string,
): CutGroup {
  const facts = product && factsOf(product)
  const { bar, kerf } = facts?.cut ?? form
  const { trim } = form
  const number = product?.productNumber
  const stocks = number === undefined || others.length === 0 ? [] : [{ number, bar, kerf }, ...others]
  const compared = compareStocks(stocks, pieces, trim)
  return {
    number,
    name: product?.translated.name,
    address: product && paths.product(getLocale(), product.parentId ?? product.id, { variant: product.productNumber }),
    bar,
    kerf,
    trim,
    material: facts?.solids[0]?.material ?? 'pe',
    nesting: nestBars(bar, kerf, pieces, trim),
    overruled: product ? overruledTexts({ bar, kerf }, form.given) : [],
    stocks: compared.length > 1 ? compared.map((stock) => ({ ...stock, address: addressOf(stock.number) })) : [],
  }
}

/** An item has a bar and a kerf of its own: what was entered counts for bars without one. */
function overruledTexts(own: { bar: number; kerf: number }, given: CutForm['given']): string[] {
  const texts: string[] = []
  const number = (value: number) => formatNumber(value, 3)
  if (given.bar !== undefined && given.bar !== own.bar)
    texts.push(m.cuts_overruled_bar({ own: number(own.bar), given: number(given.bar) }))
  if (given.kerf !== undefined && given.kerf !== own.kerf)
    texts.push(m.cuts_overruled_kerf({ own: number(own.kerf), given: number(given.kerf) }))
  return texts
}
