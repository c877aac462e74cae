import type { NewsItem } from '#contracts/content/news.ts'

/**
 * Orders a list that has events only. Those to come are first, the next one on top, then past ones, the latest first.
 * Other lists stay as they are, the newest article first.
 * @param today `2026-11-22`
 */
export function upcomingFirst(items: readonly NewsItem[], today: string): NewsItem[] {
  if (items.some(({ event }) => event === undefined)) return [...items]
  const { coming = [], over = [] } = Object.groupBy(items, (item) => (endOf(item) >= today ? 'coming' : 'over'))
  return [...coming.toSorted(byStart), ...over.toSorted(byStart).toReversed()]
}

const startOf = ({ event }: NewsItem): string => event?.start ?? ''
const endOf = ({ event }: NewsItem): string => (event?.end ?? '').slice(0, 10)
const byStart = (one: NewsItem, other: NewsItem): number => (startOf(one) < startOf(other) ? -1 : 1)
