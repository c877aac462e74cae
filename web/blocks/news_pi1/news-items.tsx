import type { NewsItem } from '#contracts/content/news.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { Link } from '#web/ui/link.tsx'
import { eventDays } from './event-time.ts'
import css from './news-items.module.css'

/** Rows of articles: day, title, teaser and topics. An event also has its date. */
export function NewsItems({ items, level }: { items: readonly NewsItem[]; level: 2 | 3 | 4 }) {
  const Title = `h${level}` as 'h2' | 'h3' | 'h4'
  if (items.length === 0) return null
  return (
    <ul className={css.items}>
      {items.map(({ id, title, teaser, date, href, topics, event }) => (
        <li key={id} className={css.item}>
          {date && (
            <p className={css.when}>
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
          )}
          <div className={css.text}>
            <Title className={css.title}>
              <Link to={href}>{title}</Link>
            </Title>
            {event && <p className={css.event}>{m.news_event_on({ when: eventDays(event) })}</p>}
            <p className={css.teaser}>{teaser}</p>
          </div>
          {topics.length > 0 && <p className={css.topics}>{topics.map((topic) => topic.title).join(', ')}</p>}
        </li>
      ))}
    </ul>
  )
}
