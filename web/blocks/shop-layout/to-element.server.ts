import { type CmsSlot, type LayoutPictureData, textSetting } from '#contracts/shop/cms-page.ts'
import type { Product } from '#contracts/shop/product.ts'
import type { LayoutElement, LinkedPicture } from './layout.ts'
import type { LayoutPlace } from './layout-place.ts'
import { readShopHref, readShopText, withoutTitle } from './read-text.server.ts'
import { toFilm } from './to-film.server.ts'
import { toPicture } from './to-picture.server.ts'

type KnownSlot = Exclude<CmsSlot, { type: 'other' }>

/** Elements in place of which the page has parts of its own: menus, filters, its title. */
const OWN_PARTS: ReadonlySet<string> = new Set(['category-navigation', 'sidebar-filter', 'category-name'])

/** A plugin's list of products, `…-listing`, is one, too. */
export const isListing = (slot: CmsSlot): boolean => slot.type === 'other' && slot.wireType.endsWith('listing')

/** The fields of a category that the head of its page shows. */
const IN_HEAD = /^category\.(?:translated\.)?(?:name|description|media)$/

/** Converts an element; undefined for one that the page has already, that is empty, or of an unknown type, which is reported. */
export function toElement(slot: CmsSlot, place: LayoutPlace): LayoutElement | undefined {
  if (slot.type === 'other') {
    const isOwn = OWN_PARTS.has(slot.wireType) || isListing(slot)
    if (!isOwn) place.reading.onUnknownElement?.({ wireType: slot.wireType, problem: '' })
    return undefined
  }
  return isInHead(slot) ? undefined : toKnown(slot, place)
}

const isInHead = ({ settings }: KnownSlot): boolean =>
  Object.values(settings).some(
    ({ source, value }) => source === 'mapped' && typeof value === 'string' && IN_HEAD.test(value),
  )

function toKnown(slot: KnownSlot, place: LayoutPlace): LayoutElement | undefined {
  switch (slot.type) {
    case 'text':
    case 'html': {
      const nodes = withoutTitle(readShopText(slot.data.content, place.reading, place.locale), place.name)
      return nodes.length > 0 ? { type: 'text', nodes } : undefined
    }
    case 'image': {
      const fills = textSetting(slot, 'displayMode') === 'cover'
      const linked = toLinked(slot.data, place)
      return linked && { type: 'picture', fills, ...linked }
    }
    case 'image-slider':
    case 'image-gallery': {
      const pictures = slot.data.sliderItems.flatMap((item) => toLinked(item, place) ?? [])
      return pictures.length > 0 ? { type: 'gallery', pictures } : undefined
    }
    case 'product-slider':
      return toProducts(inChosenOrder(slot), textSetting(slot, 'title'), place)
    case 'product-box':
      return toProducts(slot.data.product ? [slot.data.product] : [], '', place)
    case 'youtube-video':
    case 'vimeo-video':
      return toFilm(slot, place)
  }
}

function toLinked({ media, url, newTab }: LayoutPictureData, place: LayoutPlace): LinkedPicture | undefined {
  const picture = toPicture(media)
  const href = readShopHref(url, place.reading, place.locale)
  return picture && { picture, link: href === undefined ? undefined : { href, target: newTab ? '_blank' : '' } }
}

/** A family that is chosen by several of its variants is shown once. */
function toProducts(products: readonly Product[], title: string, place: LayoutPlace): LayoutElement | undefined {
  const listed = products.flatMap(({ id }) => place.products.get(id) ?? [])
  const shown = new Map(listed.map((product) => [product.seoPath, product]))
  return shown.size > 0 ? { type: 'products', title, products: [...shown.values()] } : undefined
}

/** Products chosen one by one have an order, which the shop does not promise; those of a stream come in theirs. */
function inChosenOrder({ settings, data }: Extract<CmsSlot, { type: 'product-slider' }>): Product[] {
  const chosen: unknown = settings['products']?.value
  if (!Array.isArray(chosen)) return data.products
  const position = new Map(chosen.map((id, index) => [id, index]))
  return data.products.toSorted((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0))
}
