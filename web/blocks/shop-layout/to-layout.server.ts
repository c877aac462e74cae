import type { CmsBlock, CmsPage } from '#contracts/shop/cms-page.ts'
import { columnsOfSlots } from './columns-of-slots.ts'
import type { LayoutBlock, ShopLayout } from './layout.ts'
import type { LayoutPlace } from './layout-place.ts'
import { isListing, toElement } from './to-element.server.ts'
import { toPicture } from './to-picture.server.ts'

/** Converts a layout to what the page shows before and after its list. */
export function toLayout(page: CmsPage, place: LayoutPlace): ShopLayout {
  const blocks = page.sections.flatMap((section) =>
    // A sidebar is beside the rest: on this page it follows.
    [...section.blocks.filter(isMain), ...section.blocks.filter((block) => !isMain(block))].map((block) => ({
      ...block,
      visibility: bothVisible(section.visibility, block.visibility),
    })),
  )
  const listing = blocks.findIndex(({ slots }) => slots.some(isListing))
  const shown = (some: typeof blocks) => some.flatMap((block) => toBlock(block, place))
  return {
    hasListing: listing >= 0,
    before: shown(listing < 0 ? blocks : blocks.slice(0, listing)),
    after: listing < 0 ? [] : shown(blocks.slice(listing)),
  }
}

const isMain = ({ sectionPosition }: CmsBlock): boolean => sectionPosition !== 'sidebar'

type Visible = LayoutBlock['visible']
const bothVisible = (a: Visible, b: Visible): Visible => ({
  desktop: a.desktop && b.desktop,
  tablet: a.tablet && b.tablet,
  mobile: a.mobile && b.mobile,
})

/** A block without anything to show is left out, and one that no device shows. */
function toBlock(block: CmsBlock, place: LayoutPlace): LayoutBlock[] {
  const { type, visibility: visible, slots, backgroundMedia } = block
  if (!Object.values(visible).some(Boolean)) return []
  const columns = columnsOfSlots(slots)
    .map((column) => column.flatMap((slot) => toElement(slot, place) ?? []))
    .filter((column) => column.length > 0)
  // The text of such a block is below its picture: there it is legible on each screen.
  const picture = type === 'text-on-image' ? toPicture(backgroundMedia) : undefined
  if (picture) columns[0]?.unshift({ type: 'picture', picture, link: undefined, fills: true })
  return columns.length > 0 ? [{ columns, visible }] : []
}
