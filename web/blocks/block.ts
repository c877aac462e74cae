import type { ComponentType, ReactNode } from 'react'
import type { ElementOf, ElementType } from '#contracts/content/element.ts'
import type { ShopData } from './shop-data.ts'

/** Where in the page a block stands. */
export interface Place {
  /** Level of the block's own heading. */
  level: 1 | 2 | 3
  /** In column 1, above the page. */
  stage: boolean
  /** Below the heading of a section, which has the left column already. */
  inside: boolean
  /** For the block that begins the page. */
  breadcrumbs?: ReactNode
}

export interface BlockProps<T extends ElementType> {
  element: ElementOf<T>
  place: Place
  shop: ShopData
  /** The element's children, as blocks. */
  children?: ReactNode
}

export type Block<T extends ElementType> = ComponentType<BlockProps<T>>
