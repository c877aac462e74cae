import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { ToolName } from '#contracts/tool-name.ts'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import css from './product-tools.module.css'

interface ProductToolsProps {
  variants: readonly Pick<Variant, 'number' | 'cut'>[]
  /** Number of the chosen variant. */
  variant: string | undefined
  /** Queries of the racks that variants are guides of, by number. */
  racks: Readonly<Record<string, string>>
}

/** The tools that go on with this product: with the chosen variant, or the only one, already entered. */
export function ProductTools({ variants, variant, racks }: ProductToolsProps) {
  const chosen = variants.find(({ number }) => number === variant) ?? (variants.length === 1 ? variants[0] : undefined)
  const sawn = chosen ? chosen.cut && chosen : variants.find(({ cut }) => cut)
  const isGuide = chosen ? chosen.number in racks : Object.keys(racks).length > 0
  if (!sawn && !isGuide) return null
  const link = (tool: ToolName, name: string, text: string, query: string | undefined) => (
    <li>
      <Link to={`${toolAddress(getLocale(), tool)}${query ? `?${query}` : ''}`}>
        {name}
        <Icon name="arrow-right" small />
      </Link>
      <span>{text}</span>
    </li>
  )
  return (
    <section className="sec" aria-labelledby="tools" data-print="no">
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">
            <h2 id="tools">{m.product_tools()}</h2>
          </div>
          <ul className={`sec__body ${css.tools}`}>
            {isGuide &&
              link('chain-rack', m.product_tools_rack_title(), m.product_tools_rack(), chosen && racks[chosen.number])}
            {sawn &&
              link(
                'cut-list',
                m.product_tools_cuts_title(),
                m.product_tools_cuts(),
                `${new URLSearchParams({ item: sawn.number })}`,
              )}
          </ul>
        </div>
      </div>
    </section>
  )
}
