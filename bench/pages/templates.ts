/** Pages that between them show all that a first visit meets. */
export const TEMPLATES = {
  home: '/de',
  shop: '/de/shop',
  category: '/de/shop/category/kettenfuehrungen',
  product: '/de/shop/product/kettenfuehrungen/typ-ct/kettenfuehrung-typ-ct-simplex',
  'cart, empty': '/de/shop/cart',
  'content page': '/de/kontakt',
  material: '/de/werkstoffe/murytal-c',
  search: '/de/search?term=kettenf%C3%BChrung',
  'chain rack': '/de/tools/chain-rack',
  'chemical resistance': '/de/tools/chemical-resistance',
} as const
