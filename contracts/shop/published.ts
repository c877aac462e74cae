import type { components } from '@shopware/api-client/store-api-types'
import type { CartError } from './cart.ts'
import type { Category, SeoUrl } from './category.ts'
import type { Country, Salutation } from './customer.ts'
import type { Media, ProductMedia } from './media.ts'
import type { CalculatedPrice, DeliveryTime, Product, PropertyGroup, PropertyOption } from './product.ts'

/** Entity types as the Store API publishes them (`@shopware/api-client`, 6.7). */
type Published = components['schemas']

/** Compiles only if every `Source` can be read as `Ours`. */
type ReadAs<Source extends Ours, Ours> = [Source, Ours]

/** Our entities list the used fields. The compiler notices if the published Store API changes them. */
export type ReadFromPublished = [
  ReadAs<Published['CalculatedPrice'], CalculatedPrice>,
  ReadAs<Published['CartError'], CartError>,
  ReadAs<Published['Category'], Category>,
  ReadAs<Published['Country'], Country>,
  ReadAs<Published['DeliveryTime'], DeliveryTime>,
  ReadAs<Published['Media'], Media>,
  ReadAs<Published['Product'], Product>,
  ReadAs<Published['ProductMedia'], ProductMedia>,
  ReadAs<Published['PropertyGroup'], PropertyGroup>,
  ReadAs<Published['PropertyGroupOption'], PropertyOption>,
  ReadAs<Published['Salutation'], Salutation>,
  ReadAs<Published['SeoUrl'], SeoUrl>,
]
