import { Fragment, type ReactNode } from 'react'
import type { Download } from '#contracts/content/elements/site_download_list.ts'
import { formatBytes } from '#web/i18n/format.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DownloadEntry } from './filter-downloads.ts'
import { ownLanguageName } from '#web/i18n/own-language-name.ts'
import css from './download-row.module.css'

/** A document: its file in one language, and links to those in others. */
export function DownloadRow({ entry: { file, others } }: { entry: DownloadEntry }) {
  const { title, category, href, version, date, language } = file
  const facts: ReactNode[] = [
    sizeOf(file),
    language && <span lang={language}>{ownLanguageName(language)}</span>,
    version && m.downloads_version({ version }),
    date && m.downloads_date({ date: formatDate(date) }).replaceAll(' ', '\u00a0'),
  ]
  return (
    <li className={css.row}>
      <Icon name="file" />
      <div>
        <a href={href} className={css.title} hrefLang={language || undefined} download>
          {title}
          <Icon name="download" small />
        </a>
        <p className={css.facts}>
          {facts.filter(Boolean).map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </p>
        {others.length > 0 && (
          <p className={css.others}>
            {m.downloads_also()}{' '}
            {others.map((other) => (
              <a key={other.id} href={other.href} hrefLang={other.language || undefined} download>
                <span lang={other.language || undefined}>{ownLanguageName(other.language)}</span>
                <span className="vh"> ({[title, sizeOf(other)].join(', ')})</span>
              </a>
            ))}
          </p>
        )}
      </div>
      {category && <p className={css.category}>{category}</p>}
    </li>
  )
}

const sizeOf = ({ kind, bytes }: Download): string => [kind, bytes > 0 && formatBytes(bytes)].filter(Boolean).join(', ')
