import { idOf } from '#backend/database/id.ts'

/** Ids of the keys and numbers in the files. */
export const ROOT_KEY = 'root'
export const categoryId = (key: string): string => idOf('category', key)
export const groupId = (key: string): string => idOf('property-group', key)
/** `path` as in the files: `group/option`. */
export const optionId = (path: string): string => idOf('property-option', path)
export const deliveryTimeId = (key: string): string => idOf('delivery-time', key)
export const productId = (number: string): string => idOf('product', number)
