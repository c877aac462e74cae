import { createContext, useContext } from 'react'
import { m } from '#web/i18n/messages.ts'

/**
 * Address of the data sheet with all choices of the page. It comes through a context, so that a typed length does not
 * render the table of variants again.
 */
export const SheetAddressContext = createContext('')

/** The data sheet of the filtered variants, with the same choices as the one in the panel. */
export function FilteredSheetLink() {
  return (
    <a href={useContext(SheetAddressContext)} type="application/pdf">
      {m.sheet_link_filtered()}
    </a>
  )
}
