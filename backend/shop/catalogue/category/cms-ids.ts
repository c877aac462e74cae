/** Ids of the two minimal layouts that the official storefronts draw. */
export const CATEGORY_PAGE_ID = '0c61c1f0a1f94cf0b2e7c3f9d7d6a001'
export const PRODUCT_PAGE_ID = '0c61c1f0a1f94cf0b2e7c3f9d7d6a002'
