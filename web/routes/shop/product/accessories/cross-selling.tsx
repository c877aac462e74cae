import { useEffect, useEffectEvent } from 'react'
import { paths } from '#web/app/paths.ts'
import { ProductCard } from '#web/catalogue/product/product-card.tsx'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { useToast } from '#web/shell/notices/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import css from './cross-selling.module.css'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import type { Accessory, AccessoryFormResult } from './accessory-form.ts'
import { OfferLink } from './offer-link.tsx'

const AddAccessoriesForm = lazyPart(async () => (await import('./add-accessories-form.tsx')).AddAccessoriesForm)

interface CrossSellingProps {
  page: Pick<ProductPage, 'crossSelling' | 'variants' | 'product'>
  /** Number of the chosen variant. */
  variant: string | undefined
  /** The products of the form in the page, where the address asks for it: a way without scripts. */
  accessories: Accessory[] | undefined
  result: AccessoryFormResult | undefined
}

/** Accessories of the product, then alternatives. A link offers the first group in a dialog. */
export function CrossSelling({ page, variant, accessories, result }: CrossSellingProps) {
  const toast = useToast()
  const tellAccessories = useEffectEvent((count: number) =>
    toast(m.product_accessories_added({ count }), {
      action: { label: m.product_see_cart(), to: paths.cart(getLocale()) },
    }),
  )
  useEffect(() => {
    if (result?.done !== undefined) tellAccessories(result.done)
  }, [result])
  return page.crossSelling.map(({ id, name, language, products: cards }, index) => (
    <section key={id} className="sec sec--flush" aria-labelledby={`cross-${id}`} data-print="no">
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">
            <h2 id={`cross-${id}`} lang={language}>
              {name}
            </h2>
            {index === 0 && !accessories && (
              <OfferLink page={page} variant={variant} title={name} className={css.all}>
                {m.product_offer_choose()}
                <Icon name="plus" small />
              </OfferLink>
            )}
          </div>
          <div className="sec__body">
            {index === 0 && accessories && (
              <div id="accessories" className={css.accessories}>
                <AddAccessoriesForm products={accessories} result={result} />
              </div>
            )}
            <div className={css.cards}>
              {cards.map((card) => (
                <ProductCard key={card.id} product={card} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  ))
}
