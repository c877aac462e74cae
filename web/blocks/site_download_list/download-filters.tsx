import { Form } from 'react-router'
import { FilterLinks } from '#web/blocks/layout/filter-links.tsx'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FilteredDownloads } from './filter-downloads.ts'
import { ownLanguageName } from '#web/i18n/own-language-name.ts'
import css from './download-filters.module.css'

/** Search, kind and language of the documents: all in the address. */
export function DownloadFilters({ data, anchor }: { data: FilteredDownloads; anchor: string }) {
  const { filter, categories, languages } = data
  const all = { value: '', label: m.downloads_all() }
  return (
    <>
      <Form method="get" action={`#${anchor}`} className={css.form} preventScrollReset>
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        {filter.language && <input type="hidden" name="language" value={filter.language} />}
        <input
          key={filter.query}
          type="search"
          name="q"
          className={css.query}
          defaultValue={filter.query}
          aria-label={m.downloads_search()}
          placeholder={m.downloads_search()}
          maxLength={100}
        />
        <Button type="submit" variant="line">
          <Icon name="search" small />
          {m.downloads_search_send()}
        </Button>
      </Form>
      <FilterLinks
        label={m.downloads_category()}
        name="category"
        options={[all, ...categories.map((category) => ({ value: category, label: category }))]}
        selected={filter.category}
        anchor={anchor}
      />
      <FilterLinks
        label={m.downloads_language()}
        name="language"
        options={[all, ...languages.map((lang) => ({ value: lang, label: ownLanguageName(lang), lang }))]}
        selected={filter.language}
        anchor={anchor}
      />
    </>
  )
}
