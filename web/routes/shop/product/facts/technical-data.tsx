import { measureName } from '#web/catalogue/product/measure-name.ts'
import { formatNumber, formatWeight } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { RichText } from '#web/prose/rich-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DescribedProduct } from './described-product.ts'
import css from './technical-data.module.css'
import type { Variant } from '#web/routes/shop/product/variants/variant.ts'
import type { CommonMeasure } from '#web/routes/shop/product/variants/variant-columns.ts'

/** A line that is named in the page's language; none without a value. */
const ownWords = (name: string, value: string | undefined) =>
  value ? [{ name, value, language: undefined, valueLanguage: undefined }] : []

/** A long description, below the choice of a variant. */
export function Description({ product }: { product: DescribedProduct }) {
  const rest = product.richDescription?.rest ?? []
  if (rest.length === 0) return null
  return (
    <section id="description" className={css.description} aria-labelledby="description-title">
      <h2 id="description-title">{m.product_description()}</h2>
      <div lang={product.languages.description}>
        <RichText nodes={rest} />
      </div>
    </section>
  )
}

/** Highlights beside the technical data, to which the measures that all variants share belong. */
export function TechnicalData({
  product,
  common,
  variant,
}: {
  product: DescribedProduct
  common: readonly CommonMeasure[]
  variant: Variant | undefined
}) {
  const { facts } = product.languages
  const lines = [
    ...product.technical.map((line) => ({ ...line, language: facts, valueLanguage: facts })),
    ...common.map(({ name, symbol, value, unit }) => ({
      name: measureName({ name, symbol }),
      value: `${formatNumber(value, 3)}\u00a0${unit}`,
      language: facts,
      valueLanguage: undefined,
    })),
    ...product.properties,
    ...ownWords(m.product_manufacturer(), product.manufacturer),
    ...ownWords(m.product_manufacturer_number(), variant?.manufacturerNumber),
    ...ownWords(m.product_ean(), variant?.ean),
    ...(variant?.weight ? ownWords(m.product_weight_of({ number: variant.number }), formatWeight(variant.weight)) : []),
  ]
  if (product.highlights.length + lines.length === 0) return null
  return (
    <div id="facts" className={css.columns}>
      {product.highlights.length > 0 && (
        <section aria-labelledby="highlights">
          <h2 id="highlights">{m.product_highlights()}</h2>
          <ul className={css.ticks}>
            {product.highlights.map((highlight) => (
              <li key={highlight} lang={product.languages.facts}>
                <Icon name="check" />
                <span>{highlight}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && (
        <section className={css.table} aria-labelledby="technical">
          <h2 id="technical">{m.product_technical()}</h2>
          <dl className={css.lines}>
            {lines.map(({ name, value, language, valueLanguage }) => (
              <div key={name}>
                <dt lang={language}>{name}</dt>
                <dd lang={valueLanguage}>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
