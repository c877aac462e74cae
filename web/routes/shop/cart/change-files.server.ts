import { redirect } from 'react-router'
import { attachmentKeyOf } from '#contracts/attachments/attachment-key.ts'
import type { Attachments } from '#contracts/attachments/attachments.ts'
import type { LineItem } from '#contracts/shop/cart.ts'
import { paths } from '#web/app/paths.ts'
import { attachmentProblemText } from '#web/cart/attachments/attachment-texts.ts'
import { type CartItemInput, toCartItemInput } from '#web/cart/cart-changes.ts'
import type { FormOutcome } from '#web/forms/action/form-action.server.ts'
import { getLocale } from '#web/i18n/locale.ts'
import type { Session } from '#web/session/session.server.ts'
import { type CartValues, REMOVE_FILE, RESTORE_FILE } from './cart-form.ts'

/** The files of this cart. */
export interface CartFiles {
  attachments: Attachments
  folder: string
}

/** Returns the files of the visitor's cart; undefined if there are none. */
export const filesOf = (
  attachments: Attachments | undefined,
  { attachmentFolder: folder }: Session,
): CartFiles | undefined => (attachments && folder ? { attachments, folder } : undefined)

export const isFileIntent = (intent: string): boolean => intent === REMOVE_FILE || intent === RESTORE_FILE

/** Removes or restores a file. The page says beside the file what happened. */
export async function changeFile(
  files: CartFiles | undefined,
  { intent, id }: CartValues,
): Promise<FormOutcome<CartValues, never>> {
  const { attachments, folder } = files ?? {}
  if (!attachments || !folder) return { status: 422, notice: attachmentProblemText({ problem: 'gone' }) }
  if (intent === REMOVE_FILE) await attachments.remove(folder, id)
  else {
    const restored = await attachments.restore(folder, id)
    if ('problem' in restored) return { status: 422, notice: attachmentProblemText(restored) }
  }
  return redirect(paths.cart(getLocale()))
}

/**
 * Returns the inputs of lines that are removed, with the keys of their files. A line that is put back has them again.
 */
export async function withFiles(files: CartFiles | undefined, lines: readonly LineItem[]): Promise<CartItemInput[]> {
  const keys = new Set(files ? (await files.attachments.list(files.folder)).map(({ line }) => line) : [])
  return lines.map((line) => {
    const attachments = attachmentKeyOf(line)
    return { ...toCartItemInput(line), ...(keys.has(attachments) && { attachments }) }
  })
}
