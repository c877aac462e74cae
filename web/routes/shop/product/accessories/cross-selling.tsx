import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { ProductCard } from '#web/catalogue/product/product-card.tsx'
import type { FormResult } from '#web/forms/action/form-result.ts'
import { getLocale } from '#web/i18n/locale.ts'
import { m } from '#web/i18n/messages.ts'
import { useToast } from '#web/shell/notices/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import css from './cross-selling.module.css'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import { ACCESSORIES_PARAMETER, type Accessory, type AccessoryFormResult } from './accessory-form.ts'
import type { AddedItems } from '#web/routes/shop/product/add-to-cart/add-form.ts'
import { useOffer } from './use-offer.ts'

const AddAccessoriesForm = lazyPart(async () => (await import('./add-accessories-form.tsx')).AddAccessoriesForm)

interface CrossSellingProps {
  page: Pick<ProductPage, 'crossSelling' | 'variants' | 'cProfiles' | 'product'>
  /** Address of the page with the chosen variant in it. */
  address: string
  /** Number of the chosen variant. */
  variant: string | undefined
  /** The products of the form in the page, where the address asks for it: a way without scripts. */
  accessories: Accessory[] | undefined
  result: AccessoryFormResult | undefined
  /** Result of adding the product itself. */
  added: Pick<FormResult<string, unknown, AddedItems>, 'done'> | undefined
}

/**
 * Accessories of the product, then alternatives. The first group is offered in a dialog after the product was added,
 * and by a link.
 */
export function CrossSelling({ page, address, variant, accessories, result, added }: CrossSellingProps) {
  const { crossSelling, variants, cProfiles, product } = page
  const offer = useOffer()
  const navigate = useNavigate()
  const toast = useToast()
  const locale = getLocale()
  const accessoriesAddress = `${address}${address.includes('?') ? '&' : '?'}${ACCESSORIES_PARAMETER}=1#accessories`
  const seeCart = { action: { label: m.product_see_cart(), to: paths.cart(locale) } }
  const offerOf = (number: string | undefined) => {
    const variantId = variants.find((one) => one.number === number)?.id ?? ''
    return { variantId, address: paths.offer(locale, product.id, variantId) }
  }

  const tellAdded = useEffectEvent((done: AddedItems) => {
    const title = done.text
    const tell = () => toast(title, seeCart)
    // The form in the page offers the same.
    const [group] = crossSelling
    if (!group || accessories) return tell()
    offer.want({
      ...offerOf(done.number),
      title,
      group,
      // A step of the form has offered a C-profile already.
      isOffered: ({ variants: own }) => !own.some(({ id }) => cProfiles.some((profile) => profile.id === id)),
      otherwise: tell,
    })
  })
  const tellAccessories = useEffectEvent((count: number) => toast(m.product_accessories_added({ count }), seeCart))
  useEffect(() => {
    if (added?.done !== undefined) tellAdded(added.done)
  }, [added])
  useEffect(() => {
    if (result?.done !== undefined) tellAccessories(result.done)
  }, [result])

  const openOffer = (event: MouseEvent, title: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const otherwise = () => void navigate(accessoriesAddress)
    offer.want({ ...offerOf(variant), title, group: undefined, isOffered: () => true, otherwise })
  }
  const { shown } = offer
  return (
    <>
      {crossSelling.map(({ id, name, language, products: cards }, index) => (
        <section key={id} className="sec sec--flush" aria-labelledby={`cross-${id}`} data-print="no">
          <div className="wrap">
            <div className="sec__in">
              <div className="sec__head">
                <h2 id={`cross-${id}`} lang={language}>
                  {name}
                </h2>
                {index === 0 && !accessories && (
                  <a className={css.all} href={accessoriesAddress} onClick={(event) => openOffer(event, name)}>
                    {m.product_add_all()}
                    <Icon name="plus" small />
                  </a>
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
      ))}
      {shown && (
        <shown.Dialog
          title={shown.title}
          group={shown.group}
          products={shown.products}
          address={address}
          onClose={shown.close}
        />
      )}
    </>
  )
}
