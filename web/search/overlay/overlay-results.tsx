import { formatWait } from '#web/i18n/format-time.ts'
import { m } from '#web/i18n/messages.ts'
import { NothingFound } from '#web/search/nothing-found.tsx'
import { SEARCH_VIEWS } from '#web/search/search-view.ts'
import type { SearchProblem } from '#web/search/hits/shown-hit.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import type { Cell } from './active-cell.ts'
import { OverlayHits } from './overlay-hits.tsx'
import { OverlayTabs, PANEL, tabId } from './overlay-tabs.tsx'
import css from './search-overlay.module.css'
import type { SearchSession, SearchState } from './search-session.ts'

interface OverlayAnswerProps {
  state: SearchState
  session: SearchSession
  /** Id of the grid. */
  grid: string
  activeCell: Cell | undefined
  /** Completes the term. */
  onComplete: (text: string) => void
}

/** Below the field: hits in their tabs, nothing found, a failure, or skeletons while the search takes its time. */
export function OverlayResults({ state, session, grid, activeCell, onComplete }: OverlayAnswerProps) {
  const { answer, isLoading } = state
  if (answer && 'problem' in answer && !isLoading) return <Problem problem={answer.problem} onRepeat={session.repeat} />
  const reply = answer && 'reply' in answer ? answer.reply : undefined
  const isNone = reply !== undefined && SEARCH_VIEWS.every((view) => reply.counts[view] === 0)
  if (isNone && !isLoading) return <NothingFound reply={reply} />
  return (
    <>
      <OverlayTabs reply={isNone ? undefined : reply} onChoose={session.show} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(reply?.view ?? 'products')} className={css.panel}>
        {reply && !isLoading ? (
          <OverlayHits key={reply.term + reply.view} {...{ reply, grid, activeCell, onComplete }} />
        ) : (
          <SkeletonRows count={SKELETONS} label={m.search_loading()} />
        )}
      </div>
    </>
  )
}

/** Placeholder rows for hits to come. */
const SKELETONS = 13

function Problem({ problem, onRepeat }: { problem: SearchProblem; onRepeat: () => void }) {
  const isMany = problem.kind === 'too many'
  return (
    <div className={css.panel}>
      <Notice tone="error" title={isMany ? m.search_many_title() : m.search_down_title()}>
        <p>{isMany ? m.search_many_text({ when: formatWait(problem.seconds) }) : m.search_down_text()}</p>
        <p>
          <Button variant="line" onClick={onRepeat}>
            {m.search_again()}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
