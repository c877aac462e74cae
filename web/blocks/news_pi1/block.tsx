import { useLocation } from 'react-router'
import type { NewsTopic } from '#contracts/content/news.ts'
import type { BlockProps } from '#web/blocks/block.ts'
import { BlockSection } from '#web/blocks/layout/block-section.tsx'
import { filterAddress } from '#web/blocks/layout/filter-address.ts'
import { FilterLinks } from '#web/blocks/layout/filter-links.tsx'
import { m } from '#web/i18n/messages.ts'
import { hasNewsFilter } from './filter-articles.ts'
import { Link } from '#web/ui/link.tsx'
import { NewsItems } from './news-items.tsx'
import { NewsPages } from './news-pages.tsx'
import css from './block.module.css'

/** Articles and events: some of them on another page, or all with filters by year and topic. */
export function NewsListBlock({ element, context, data }: BlockProps<'news_pi1'>) {
  const { items, filter, years, topics, tags, total, pages, plainPage, newest } = data
  const anchor = `c${element.id}`
  const location = useLocation()
  const isTeaser = element.template === 'teaser'
  return (
    <BlockSection element={element} context={context} intro={element.bodytext} link={element.link}>
      {!isTeaser && (
        <search className={css.filters} aria-label={m.news_filters()} data-print="no">
          <FilterLinks
            label={m.news_year()}
            name="year"
            options={[{ value: '', label: m.news_all() }, ...years.map((year) => ({ value: year, label: year }))]}
            selected={filter.year}
            anchor={anchor}
          />
          <FilterLinks
            label={m.news_topic()}
            name="topic"
            options={choicesOf(topics)}
            selected={filter.topic}
            anchor={anchor}
          />
          {tags.length > 0 && (
            <FilterLinks
              label={m.news_tag()}
              name="tag"
              options={choicesOf(tags)}
              selected={filter.tag}
              anchor={anchor}
            />
          )}
          <p role="status" className={css.count}>
            {total > 0 ? m.news_count({ count: total }) : m.news_none()}
            {newest !== undefined && <span>{m.news_newest_searched({ count: newest })}</span>}
            {hasNewsFilter(filter) && (
              <Link to={`${location.pathname}#${anchor}`} className={css.reset}>
                {m.news_reset()}
              </Link>
            )}
          </p>
        </search>
      )}
      <NewsItems items={items} level={context.level === 2 && element.header.text !== '' ? 3 : 2} />
      <NewsPages
        page={filter.page}
        pages={pages}
        addressOf={(page) => filterAddress(location, 'page', page === plainPage ? '' : String(page), anchor)}
      />
    </BlockSection>
  )
}

const choicesOf = (topics: readonly NewsTopic[]) => [
  { value: '', label: m.news_all() },
  ...topics.map(({ id, title }) => ({ value: String(id), label: title })),
]
