import type { ProductListing } from './listing.ts'

/** The products that a customer marks at other storefronts. */
export interface Wishlist {
  wishlist: { customerId: string; salesChannelId: string }
  products: ProductListing
}
