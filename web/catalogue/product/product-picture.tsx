import { type Picture, smallestFile } from './picture.ts'

/** Room of a picture in a list, unless the browser measures it. */
const SIZES = 'auto, 16rem'

/**
 * Decorative: the product's name is always beside it. Without dimensions, which are illegible at this size. `eager` is
 * for pictures in the first screenful.
 */
export function ProductPicture({ picture, eager = false }: { picture: Picture | undefined; eager?: boolean }) {
  if (!picture) return null
  const { width, height, srcSet } = picture
  return (
    <img
      src={smallestFile(picture)}
      srcSet={srcSet}
      sizes={srcSet && SIZES}
      width={width}
      height={height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
