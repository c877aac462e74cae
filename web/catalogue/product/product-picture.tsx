import { PLAIN_VIEW } from '#drawing/picture.ts'
import type { Picture } from './picture.ts'

/**
 * Decorative: the product's name is always beside it. Without dimensions, which are illegible at this size. `eager` is
 * for pictures in the first screenful.
 */
export function ProductPicture({ picture, eager = false }: { picture: Picture | undefined; eager?: boolean }) {
  if (!picture) return null
  const { url, ...files } = picture
  return <img {...files} src={`${url}#${PLAIN_VIEW}`} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
}
