import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { RichText } from '#web/prose/rich-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PictureGrid } from './picture-grid.tsx'
import css from './gallery-block.module.css'

/** Pictures above, below or beside a text, as their author placed them: `image`, `textpic` and `textmedia`. */
export function GalleryBlock({ element, context }: BlockProps<'image' | 'textpic' | 'textmedia'>) {
  const { bodytext, gallery, enlarges, header } = element
  const { vertical, horizontal, noWrap } = gallery.position
  const pictures = gallery.items.length > 0 && (
    <PictureGrid
      gallery={gallery}
      enlarges={enlarges || element.isGallery}
      label={header.text}
      className={css.pictures}
    />
  )
  const isBeside = vertical === 'intext' && horizontal !== 'center' && pictures
  const text = <RichText nodes={bodytext} />
  const place = isBeside ? (noWrap ? css.beside : css.floating) : css.stacked
  return (
    <BlockSection element={element} context={context}>
      <div className={classNames(place, horizontal === 'right' && css.right, horizontal === 'left' && css.left)}>
        {/* On a phone the pictures are above the text, or below it, whatever their side. */}
        {vertical === 'below' ? text : pictures}
        {vertical === 'below' ? pictures : text}
      </div>
    </BlockSection>
  )
}
