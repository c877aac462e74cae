import type { ComponentType, ReactNode } from 'react'
import type { ContentFile } from '#contracts/content/file.ts'
import type { ElementOf, ElementType } from '#contracts/content/elements.ts'
import type { FormReply } from '#web/forms/action/form-reply.ts'
import type { DataOf } from './block-data.ts'

export interface BlockProps<T extends ElementType> {
  element: ElementOf<T>
  context: BlockContext
  /** Data that the type's loader returned for the element; undefined for types without a loader. */
  data: DataOf<T>
  /** Set if a form of the page was posted without scripts. */
  reply?: FormReply | undefined
  /** The element's children, as blocks. */
  children?: ReactNode
}

export type Block<T extends ElementType> = ComponentType<BlockProps<T>>

/** The position of a block in the page. */
export interface BlockContext {
  /** Level of the block's own heading. */
  level: 1 | 2 | 3 | 4
  /** In column 1, above the page. */
  stage: boolean
  /** Below the heading of a section, which already occupies the left column. */
  nested: boolean
  /** Set for the first block of the page. */
  breadcrumbs?: ReactNode
  /** The page's own picture, for the block that heads it. */
  picture?: ContentFile | undefined
}
