import { ProductCard } from '#web/shop/product-card.tsx'
import css from './cross-selling.module.css'
import type { ProductPage } from './load-product.server.ts'

/** What goes with it and what would do instead, as the catalogue groups it. */
export function CrossSelling({ groups }: { groups: ProductPage['crossSelling'] }) {
  return groups.map(({ id, name, products }) => (
    <section key={id} className="sec sec--flush" aria-labelledby={`cross-${id}`} data-print="no">
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">
            <h2 id={`cross-${id}`}>{name}</h2>
          </div>
          <div className={`sec__body ${css.cards}`}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </div>
      </div>
    </section>
  ))
}
