import { PLAIN_VIEW } from '#drawing/picture.ts'
import type { Picture } from './picture.ts'

/**
 * Decorative: the product's name is always beside it. Without dimensions, which are illegible at this size. `eager` is
 * for pictures in the first screenful.
 */
export function ProductPicture({ picture, eager = false }: { picture: Picture | undefined; eager?: boolean }) {
  if (!picture) return null
  const { url, width, height } = picture
  return (
    <img
      src={`${url}#${PLAIN_VIEW}`}
      width={width}
      height={height}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
