import type { NewsItem } from '#contracts/content/news.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import css from './news-items.module.css'

/** Rows of articles: day, title and teaser. */
export function NewsItems({ items, level }: { items: readonly NewsItem[]; level: 3 | 4 }) {
  const Title = `h${level}` as 'h3' | 'h4'
  return (
    <ul className={css.items}>
      {items.map(({ id, title, teaser, date, href, topics, event }) => (
        <li key={id} className={css.item}>
          <p className={css.when}>
            <time dateTime={event?.start ?? date}>{formatDate((event?.start ?? date).slice(0, 10))}</time>
          </p>
          <div>
            <Title className={css.title}>
              <PlainLink to={href}>{title}</PlainLink>
            </Title>
            <p className={css.teaser}>{teaser}</p>
            {topics.length > 0 && <p className={css.topics}>{topics.map((topic) => topic.title).join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
