import { useRouteLoaderData } from 'react-router'
import type { Company, DocumentPage } from '#contracts/company.ts'
import type { Locale } from '#contracts/locales.ts'
import { paths } from './paths.ts'

/** Path of a page in the settings of the company; home where the frame of pages is missing. */
export function useDocumentPage(page: DocumentPage, locale: Locale): string {
  const frame = useRouteLoaderData<{ company: Pick<Company, 'documentPages'> }>('root')
  return frame?.company.documentPages[page][locale] ?? paths.home(locale)
}
