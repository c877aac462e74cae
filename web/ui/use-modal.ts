import { type RefObject, useLayoutEffect } from 'react'

/**
 * Opens a dialog as a modal one as long as it is mounted; the page behind it does not scroll. A mark says so to the
 * styles: `html:has(dialog[open])` would have a browser look through the whole page whenever anything changes.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // A layout effect: it runs before the effects of the children, which may move the focus.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!dialog.current?.open) dialog.current?.showModal()
    dataset['modal'] = ''
    return () => void delete dataset['modal']
  }, [dialog])
}
