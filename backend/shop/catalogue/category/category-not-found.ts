import { ShopError } from '#backend/http/shop-error.ts'

export const categoryNotFound = (categoryId: string): ShopError =>
  new ShopError(404, 'CONTENT__CATEGORY_NOT_FOUND', `Category "${categoryId}" not found.`, {
    parameters: { categoryId },
  })
