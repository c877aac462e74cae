import type { NewsItem } from '#contracts/content/news.ts'
import { eventDays, eventTime } from '#web/blocks/news_pi1/event-time.ts'
import { formatDate } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import css from './article-facts.module.css'

/** Facts beside the text: time and place of an event, topics, tags, author and day of the last change. */
export function ArticleFacts({ article }: { article: NewsItem }) {
  const { event, topics, tags, author, date, changed } = article
  return (
    <div className={css.facts}>
      {event && (
        <dl className={css.event}>
          <dt>{m.news_when()}</dt>
          <dd>
            {eventDays(event)}
            {!event.isFullDay && <span>{eventTime(event)}</span>}
          </dd>
          {event.location && (
            <>
              <dt>{m.news_where()}</dt>
              <dd>
                <WebLink {...event.location} />
                {event.location.street && <span>{event.location.street}</span>}
                {event.location.city && <span>{event.location.city}</span>}
              </dd>
            </>
          )}
          {event.organizer && (
            <>
              <dt>{m.news_organizer()}</dt>
              <dd>
                <WebLink {...event.organizer} />
              </dd>
            </>
          )}
        </dl>
      )}
      {topics.length > 0 && <p>{topics.map(({ title }) => title).join(', ')}</p>}
      {tags.length > 0 && <p>{m.news_tags({ tags: tags.map(({ title }) => title).join(', ') })}</p>}
      {author && <p>{m.news_author({ name: author })}</p>}
      {changed > date && <p>{m.news_changed({ date: formatDate(changed) })}</p>}
    </div>
  )
}

const WebLink = ({ title, href }: { title: string; href: string }) =>
  href ? (
    <a href={href} rel="noopener">
      {title}
    </a>
  ) : (
    title
  )
