import { cadPaths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { AddFormValues } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import type { CProfile } from '#web/routes/shop/product/amount/c-profile.ts'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import { checkLength } from '#web/tools/cut-length/cut-rules.ts'
import { parseCutLength } from '#web/tools/cut-length/parse-cut-length.ts'

type Typed = Pick<AddFormValues, 'cuts' | 'width' | 'length'>

/**
 * The address of the model of the choice on a product page, as far as it can be cut; undefined if there is no shape.
 * `variant` is the chosen one or the one that represents the others.
 */
export function cadAddressOf(
  typed: Typed,
  variant: Pick<Variant, 'id' | 'cut' | 'format' | 'solids'> | undefined,
  cProfile: Pick<CProfile, 'id'> | undefined,
  hasModel: boolean,
): string | undefined {
  if (!variant || (variant.solids.length === 0 && !hasModel)) return undefined
  const { id, cut, format } = variant
  const possible = (text: string, bounds: Parameters<typeof checkLength>[0] | undefined) => {
    if (!bounds) return undefined
    const length = parseCutLength(bounds, text)
    return checkLength(bounds, length) === undefined ? String(length) : undefined
  }
  const side = (name: 'width' | 'length') => possible(typed[name], format && { ...format[name], step: format.step })
  return cadPaths.page(getLocale(), id, {
    length: cut ? possible(typed.cuts[0]?.length ?? '', cut) : side('length'),
    width: side('width'),
    cProfile: cProfile?.id,
  })
}
