import { path, picture } from './line-art.ts'

/** A quote request: a sheet with ticked line items and its number in the title block. */
export function quoteRequest(): string {
  const rows = [36, 56, 76].map((y) => `M128 ${y}h54M196 ${y}h14`)
  const ticks = [36, 56, 76].map((y) => `M108 ${y - 1}l4 4 7-9`)
  return picture([
    path('M92 8H238V152H92Z'),
    path('M92 116H238M92 134H238M176 116V152'),
    path(rows.join('')),
    path(ticks.join(''), 'green'),
    path('M100 125h52M100 143h30'),
    path('M184 125h44M184 143h28', 'green'),
    path('M100 20h46'),
  ])
}
