import latin from './fonts/sofia-sans-latin-wght400-700.woff2?no-inline'
import latinExtended from './fonts/sofia-sans-latin-ext-wght400-700.woff2?no-inline'

/** Font files that a page in this language certainly needs. Others are loaded for the letters of a page. */
const filesOf = (locale: string) => (locale === 'cz' ? [latin, latinExtended] : [latin])

interface FontHeadProps {
  locale: string
  /** Files of the company's own font. */
  own: readonly string[] | undefined
}

/** Has the browser load the font together with the page, so that the first frame has it. Only the server renders it. */
export const FontHead = ({ locale, own }: FontHeadProps) =>
  (own ?? filesOf(locale)).map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
  ))
