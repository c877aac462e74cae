import { createContext } from 'react'
import type { Attachment } from '#contracts/attachments/attachments.ts'

/** The files of the cart on its page; undefined if this site takes none. */
export const CartAttachments = createContext<readonly Attachment[] | undefined>(undefined)
