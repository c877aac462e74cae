import type { MouseEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { ProductPage } from '#web/routes/shop/product/load-product.server.ts'
import { ACCESSORIES_PARAMETER } from './accessory-form.ts'
import { useOffer } from './use-offer.ts'

interface OfferLinkProps {
  page: Pick<ProductPage, 'variants' | 'product'>
  /** Number of the chosen variant. */
  variant: string | undefined
  /** Name of the first group, which is the dialog's. */
  title: string
  className?: string | undefined
  children: ReactNode
}

/**
 * Leads to what goes with the product: a dialog, or without its scripts a form in the page. It opens on request only
 * (docs/decisions/0126).
 */
export function OfferLink({ page: { variants, product }, variant, title, className, children }: OfferLinkProps) {
  const offer = useOffer()
  const navigate = useNavigate()
  const locale = getLocale()
  const address = paths.product(locale, product.seoPath, { variant: variant || undefined })
  const withForm = `${address}${address.includes('?') ? '&' : '?'}${ACCESSORIES_PARAMETER}=1#accessories`
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const variantId = variants.find(({ number }) => number === variant)?.id ?? ''
    const otherwise = () => void navigate(withForm)
    offer.want({ variantId, address: paths.offer(locale, product.id, variantId), otherwise })
  }
  const { shown } = offer
  return (
    <>
      <a className={className} href={withForm} onClick={open}>
        {children}
      </a>
      {/* Outside the form of the page: each product of the dialog is a form of its own. */}
      {shown &&
        createPortal(
          <shown.Dialog title={title} products={shown.products} address={address} onClose={shown.close} />,
          document.body,
        )}
    </>
  )
}
