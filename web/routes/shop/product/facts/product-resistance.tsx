import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import type { FrequentRatings } from '#web/tools/chemical-resistance/ratings/frequent-ratings.ts'
import { RatingLegend } from '#web/tools/chemical-resistance/legend.tsx'
import { RatingTile } from '#web/tools/chemical-resistance/rating-tile.tsx'
import { toolAddress } from '#web/tools/tool-pages.ts'
import { Link } from '#web/ui/link.tsx'
import css from './product-resistance.module.css'

/** Resistance of the product's plastics to the most frequent media. */
export function ProductResistance({ ratings }: { ratings: FrequentRatings | undefined }) {
  const tool = toolAddress(getLocale(), 'chemical-resistance')
  if (!ratings || !tool) return null
  const { materials, media } = ratings
  const chosen = materials.map((material) => ['material', material])
  return (
    <section className={`sec ${css.section}`} aria-labelledby="resistance">
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">
            <h2 id="resistance">{m.resistance_product_title()}</h2>
            <p>{m.resistance_product_note()}</p>
            {materials.map((material) => (
              <Link key={material} className={css.more} to={`${tool}?${new URLSearchParams({ material })}`}>
                {m.resistance_product_more({ material })}
              </Link>
            ))}
          </div>
          <div className={`sec__body ${css.body}`}>
            <div className={css.scroll}>
              <table className={css.table}>
                <caption className="vh">{m.resistance_caption()}</caption>
                <thead>
                  <tr>
                    <th scope="col">{m.resistance_column_medium()}</th>
                    {materials.map((material) => (
                      <th key={material} scope="col">
                        {material}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {media.map(({ key, name, heat, cells }) => (
                    <tr key={key}>
                      <th scope="row">
                        <Link to={`${tool}?${new URLSearchParams([['medium', key], ...chosen])}`}>
                          {heat === undefined ? name : `${name}, ${heat}\u00a0°C`}
                        </Link>
                      </th>
                      {cells.map(({ rating, isIndicative }, index) => (
                        <td key={index}>
                          <RatingTile rating={rating} isIndicative={isIndicative} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <RatingLegend />
            <p className={css.note}>{m.resistance_indicative()}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
