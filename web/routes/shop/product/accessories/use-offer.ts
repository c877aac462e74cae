import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { OfferDialogProps } from './offer-dialog.tsx'
import type { Offer } from './offer.ts'
import type { Accessory } from './accessory-form.ts'

interface WantedOffer {
  /** Address of the offer, by `paths.offer`, and the variant in it. */
  address: string
  variantId: string
  /** Called in place of showing it, if there is nothing to show or its scripts do not come. */
  otherwise: () => void
}

interface ShownOffer {
  Dialog: ComponentType<OfferDialogProps>
  products: readonly Accessory[]
  close: () => void
}

const loadDialog = async () => (await import('./offer-dialog.tsx')).OfferDialog

/** Loads an offer of one product and the scripts of its dialog on demand, and says what to show then. */
export function useOffer(): { want: (offer: WantedOffer) => void; shown: ShownOffer | undefined } {
  const fetcher = useFetcher<Offer>()
  const [wanted, setWanted] = useState<WantedOffer>()
  /** Null if it could not be loaded. */
  const [Dialog, setDialog] = useState<ComponentType<OfferDialogProps> | null>()

  const isLoaded = fetcher.state === 'idle' && fetcher.data?.variantId === wanted?.variantId && Dialog !== undefined
  const products = isLoaded && wanted ? (fetcher.data?.products ?? []) : []
  const isMissing = wanted !== undefined && isLoaded && (Dialog === null || products.length === 0)

  const handled = useRef<WantedOffer>(undefined)
  useEffect(() => {
    if (!isMissing || handled.current === wanted) return
    handled.current = wanted
    wanted.otherwise()
  }, [isMissing, wanted])

  const want = (offer: WantedOffer) => {
    setWanted(offer)
    // An offer does not change. Loading it again would close its open dialog for a moment, and lose the focus to return.
    const isThere = fetcher.data?.variantId === offer.variantId && fetcher.data.products.length > 0
    if (!isThere) void fetcher.load(offer.address)
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => setDialog(null),
    )
  }
  if (!wanted || !Dialog || products.length === 0) return { want, shown: undefined }
  return { want, shown: { Dialog, products, close: () => setWanted(undefined) } }
}
