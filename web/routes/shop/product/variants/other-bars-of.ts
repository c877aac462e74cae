import type { OtherBar } from '#web/tools/cut-length/other-bars.ts'
import type { TableVariant } from './variant.ts'

/** The variants that differ from one in their stock length alone, which may be a column of the table. */
export function otherBarsOf(variant: TableVariant | undefined, variants: readonly TableVariant[]): OtherBar[] {
  const { cut, cells } = variant ?? {}
  if (!cut || !cells) return []
  return variants.flatMap((other) => {
    const differing = other.cells.filter((cell, index) => cell !== cells[index]).length
    return other.cut && other.cut.bar !== cut.bar && differing <= 1 ? [{ number: other.number, cut: other.cut }] : []
  })
}
