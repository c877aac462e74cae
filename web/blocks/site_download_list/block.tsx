import { useLocation } from 'react-router'
import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { DownloadFilters } from './download-filters.tsx'
import { DownloadRow } from './download-row.tsx'
import css from './block.module.css'

/** Files to download, with kind, size, language, version and day of each. */
export function DownloadListBlock({ element, context, data }: BlockProps<'site_download_list'>) {
  const { entries, filter } = data
  const { pathname } = useLocation()
  const anchor = `c${element.id}`
  const isFiltered = Object.values(filter).some((value) => value !== '')
  return (
    <BlockSection element={element} context={context} intro={element.bodytext}>
      {element.hasFilter && (
        <search className={css.filters} aria-label={m.downloads_filters()} data-print="no">
          <DownloadFilters data={data} anchor={anchor} />
          <p role="status" className={css.count}>
            {entries.length > 0 ? m.downloads_count({ count: entries.length }) : m.downloads_none()}
            {isFiltered && (
              <Link to={`${pathname}#${anchor}`} className={css.reset}>
                {m.downloads_reset()}
              </Link>
            )}
          </p>
        </search>
      )}
      {entries.length > 0 && (
        <ul className={css.files}>
          {entries.map((entry) => (
            <DownloadRow key={entry.file.id} entry={entry} />
          ))}
        </ul>
      )}
    </BlockSection>
  )
}
