import { useEffect } from 'react'
import { hitsOfReply, isHitFollowed, noteSearch } from '#web/search/note-search.ts'
import type { SearchAddress } from '#web/search/search-query.ts'
import type { SearchReply } from '#web/search/hits/shown-hit.ts'

interface NotedSearch {
  query: SearchAddress
  reply: SearchReply | undefined
}

/** Tells the company's report of a search whose hits are shown, and again once one of them is followed. */
export function useNotedSearch({ query: { filters, ranges }, reply }: NotedSearch): void {
  const term = reply?.term
  // With a filter, or before all is read, the number says nothing of the term.
  const isWhole = Object.keys({ ...filters, ...ranges }).length === 0 && reply?.incomplete.length === 0
  const hits = reply && isWhole ? hitsOfReply(reply) : undefined
  useEffect(() => {
    if (term === undefined || hits === undefined) return
    noteSearch({ term, hits, isFollowed: false })
    const follow = ({ target }: Event) => {
      if (isHitFollowed(target)) noteSearch({ term, hits, isFollowed: true })
    }
    const main = document.querySelector('main')
    main?.addEventListener('click', follow)
    return () => main?.removeEventListener('click', follow)
  }, [term, hits])
}
