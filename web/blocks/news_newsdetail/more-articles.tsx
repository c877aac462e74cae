import { NewsItems } from '#web/blocks/news_pi1/news-items.tsx'
import { m } from '#web/i18n/messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Neighbour, NewsDetailData } from './load.server.ts'
import css from './more-articles.module.css'

/** Where to read on: the neighbours in time, others on the same topic, and the whole list. */
export function MoreArticles({ data }: { data: NewsDetailData }) {
  const { newer, older, related, list } = data
  if (!list) return null
  return (
    <section className="sec" aria-labelledby="more-articles" data-print="no">
      <div className="wrap">
        <div className="sec__in">
          <div className="sec__head">
            <h2 id="more-articles">{m.news_neighbours()}</h2>
            <Link to={list.href} className={css.all}>
              {m.news_all_articles()}
              <Icon name="arrow-right" small />
            </Link>
          </div>
          <div className="sec__body">
            <ul className={css.neighbours}>
              <NeighbourLink label={m.news_older()} neighbour={older} rel="prev" />
              <NeighbourLink label={m.news_newer()} neighbour={newer} rel="next" />
            </ul>
            {related.length > 0 && (
              <>
                <h3 className={css.related}>{m.news_related()}</h3>
                <NewsItems items={related} level={4} />
              </>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

interface NeighbourLinkProps {
  label: string
  neighbour: Neighbour | undefined
  rel: 'prev' | 'next'
}

function NeighbourLink({ label, neighbour, rel }: NeighbourLinkProps) {
  if (!neighbour) return null
  return (
    <li>
      <Link to={neighbour.href} rel={rel} className={css.neighbour}>
        <span className={css.label}>{label}</span>
        {neighbour.title}
      </Link>
    </li>
  )
}
