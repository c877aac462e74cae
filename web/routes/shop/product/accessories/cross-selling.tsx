import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#web/forms/form-result.ts'
import { m } from '#web/i18n/messages.ts'
import { ProductCard } from '#web/catalogue/product/product-card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyHydrated } from '#web/ui/lazy-hydrated.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './cross-selling.module.css'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import type { TogetherProduct, TogetherValues } from './together.ts'

const loadTogether = async () => (await import('./together-form.tsx')).TogetherForm
const TogetherForm = lazyHydrated(loadTogether, import.meta.env.SSR ? await loadTogether() : undefined)

interface CrossSellingProps {
  groups: ProductPage['crossSelling']
  /** Address of this page with the form in it: where the link leads without scripts. */
  togetherAddress: string
  /** The form's products, where the address asks for them. */
  together: TogetherProduct[] | undefined
  result: FormResult<'together', TogetherValues, number> | undefined
}

/** What goes with the product and what would do instead. The first group can be added as a whole. */
export function CrossSelling({ groups, togetherAddress, together, result }: CrossSellingProps) {
  /** Changes when an addition succeeded: the dialog closes. */
  const added = result?.done === undefined ? undefined : result
  const fetcher = useFetcher<{ together?: TogetherProduct[] }>()
  const [openSince, setOpenSince] = useState<{ added: object | undefined }>()
  const products = fetcher.data?.together ?? []
  return groups.map(({ id, name, products: cards }, index) => (
    <section key={id} className="sec sec--flush" aria-labelledby={`cross-${id}`} data-print="no">
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">
            <h2 id={`cross-${id}`}>{name}</h2>
            {index === 0 && !together && (
              <a
                className={css.all}
                href={togetherAddress}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  void fetcher.load(togetherAddress.replace(/#.*/, ''))
                  setOpenSince({ added })
                }}
              >
                {m.product_add_all()}
                <Icon name="plus" small />
              </a>
            )}
          </div>
          <div className="sec__body">
            {index === 0 && together && (
              <div id="together" className={css.together}>
                <TogetherForm products={together} result={result} />
              </div>
            )}
            <div className={css.cards}>
              {cards.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </div>
          </div>
        </div>
      </div>
      {index === 0 && (
        <Dialog
          open={openSince !== undefined && openSince.added === added && products.length > 0}
          onClose={() => setOpenSince(undefined)}
          title={name}
          closeLabel={m.product_close()}
        >
          <TogetherForm products={products} result={result} />
        </Dialog>
      )}
    </section>
  ))
}
