import { formatBytes } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DescribedProduct } from './described-product.ts'
import css from './documents.module.css'

const FORMATS: Record<string, string> = { 'application/pdf': 'PDF' }

interface DocumentsProps extends Pick<DescribedProduct, 'documents'> {
  /** Address of the data sheet of the chosen variant, in the page's language; without one, of all. */
  sheet: string
  /** Address of the page of its model; undefined without one. */
  cad: string | undefined
}

export function Documents({ documents, sheet, cad }: DocumentsProps) {
  return (
    <section className="sec" aria-labelledby="documents" data-print="no">
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">
            <h2 id="documents">{m.product_documents()}</h2>
            <p>{m.product_documents_hint()}</p>
          </div>
          <ul className={`sec__body ${css.files}`}>
            <li>
              <a href={sheet} type="application/pdf">
                <Icon name="file" />
                <span>{m.sheet_link()}</span>
                <small>PDF</small>
                <Icon name="download" />
              </a>
            </li>
            {cad && (
              <li>
                <a href={cad}>
                  <Icon name="cube" />
                  <span>{m.cad_crumb()}</span>
                  <small>STEP, STL, DXF, PDF</small>
                  <Icon name="arrow-right" />
                </a>
              </li>
            )}
            {documents.map(({ title, titleLanguage, language, languageName, url, mediaType, size }) => (
              <li key={url}>
                <a href={url} type={mediaType} hrefLang={language}>
                  <Icon name="file" />
                  <span lang={titleLanguage}>{title}</span>
                  <small>
                    {[FORMATS[mediaType] ?? mediaType, languageName, formatBytes(size)].filter(Boolean).join(', ')}
                  </small>
                  <Icon name="download" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
