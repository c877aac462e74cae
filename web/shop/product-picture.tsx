import type { Picture } from './picture.ts'

/** Decorative: the product's name always stands beside it. `eager` for pictures in the first screenful. */
export function ProductPicture({ picture, eager = false }: { picture: Picture | undefined; eager?: boolean }) {
  if (!picture) return null
  const { url, width, height } = picture
  return <img src={url} width={width} height={height} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
}
