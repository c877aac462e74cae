import { Appearance } from '#web/blocks/layout/appearance.tsx'
import { ProductCard } from '#web/catalogue/product/product-card.tsx'
import { m } from '#web/i18n/messages.ts'
import { RichText } from '#web/prose/rich-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ContentLink } from '#web/ui/content-link.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { LayoutBlock, LayoutElement, LinkedPicture } from './layout.ts'
import css from './shop-layout.module.css'

const VideoBlock = lazyPart(async () => (await import('#web/blocks/site_video/block.tsx')).VideoBlock)

const COLUMNS = [undefined, css.two, css.three, css.four]
const NESTED = { level: 2, stage: false, nested: true } as const
const NO_FRAME = { frame: 'default', space: { before: '', after: '' } } as const

/** Blocks of a category's layout in a Shopware, below each other. `isFirst`: they begin on the first screen. */
export const ShopLayoutBlocks = ({
  blocks,
  isFirst = false,
}: {
  blocks: readonly LayoutBlock[]
  isFirst?: boolean
}) => (
  <div className={css.layout}>
    {blocks.map(({ columns, visible }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no name, and keep their place
      <Appearance key={index} element={{ ...NO_FRAME, visible }}>
        <div className={classNames(css.block, COLUMNS[Math.min(columns.length, COLUMNS.length) - 1])}>
          {columns.map((column, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same
            <div key={place} className={css.column}>
              {column.map((element, row) => (
                <ElementOfLayout
                  // oxlint-disable-next-line react/no-array-index-key -- the same
                  key={row}
                  element={element}
                  columns={columns.length}
                  isFirst={isFirst && index === 0}
                />
              ))}
            </div>
          ))}
        </div>
      </Appearance>
    ))}
  </div>
)

interface ElementProps {
  element: LayoutElement
  /** Of its block. */
  columns: number
  isFirst: boolean
}

function ElementOfLayout({ element, columns, isFirst }: ElementProps) {
  switch (element.type) {
    case 'text':
      return <RichText nodes={element.nodes} />
    case 'picture':
      return (
        <Picture
          linked={element}
          columns={columns}
          isFirst={isFirst}
          className={element.fills ? css.band : css.picture}
        />
      )
    case 'gallery':
      return (
        <ul className={css.pictures}>
          {element.pictures.map((linked, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a picture may be shown twice
            <li key={index}>
              <Picture linked={linked} columns={3} isFirst={false} className={css.picture} />
            </li>
          ))}
        </ul>
      )
    case 'products':
      return <Products title={element.title} products={element.products} isRow={columns === 1} />
    case 'film':
      return <VideoBlock element={element.film} context={NESTED} data={{ hasPlayer: element.hasPlayer }} />
  }
}

interface PictureProps extends Pick<ElementProps, 'columns' | 'isFirst'> {
  linked: LinkedPicture
  className: string | undefined
}

function Picture({ linked: { picture, link }, columns, isFirst, className }: PictureProps) {
  const { url, srcSet, width, height, alt, title } = picture
  const image = (
    <img
      src={url}
      srcSet={srcSet}
      sizes={srcSet && `(max-width: 47.9375rem) 100vw, ${Math.round(90 / columns)}vw`}
      // A link needs a name.
      alt={alt || (link ? title || m.content_picture() : '')}
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  )
  return link ? (
    <ContentLink href={link.href} target={link.target} className={css.link}>
      {image}
    </ContentLink>
  ) : (
    image
  )
}

type ProductsProps = Pick<Extract<LayoutElement, { type: 'products' }>, 'title' | 'products'> & { isRow: boolean }

/** A row scrolls sideways: by finger and wheel, and by keyboard from product to product. */
const Products = ({ title, products, isRow }: ProductsProps) => (
  <>
    {isRow && <h2 className={title ? undefined : 'vh'}>{title || m.search_products()}</h2>}
    <ul className={isRow ? css.row : css.one}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  </>
)
