import type { Brand } from '#contracts/brand.ts'

const picture = { light: '/brand/0/mark.svg', dark: '/brand/0/mark.svg', width: 36, height: 36 }

/** A brand without pictures and colours of its own. */
export const PLAIN_BRAND: Brand = {
  pictures: { mark: picture, logo: undefined },
  styles: '',
  font: undefined,
  ground: '#f4f1ed',
  mark: 'data:image/svg+xml,<svg/>',
  icons: { favicon: '', touch: '', small: '', large: '' },
}
