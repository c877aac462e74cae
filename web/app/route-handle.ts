/**
 * Audience of a page (docs/decisions/0015). Each route declares it in its `handle`. `shared`: for all visitors. Loaders
 * get an anonymous client and no session; the page is cached and its places are filled when it is sent. A form posted
 * to it gets a personal response. `personal`: for one visitor, never cached. `never`: not a page and never cached, such
 * as a redirect. Search engines list shared pages only, and statistics name only the fixed parts of the others.
 */
export const CACHINGS = ['shared', 'personal', 'never'] as const
export type Caching = (typeof CACHINGS)[number]

/**
 * Ranks of reads at the gate (docs/decisions/0010): the pages between a cart and its confirmation go before all others.
 * `free` does not wait: a file that costs nothing to make.
 */
export const READ_RANKS = ['checkout', 'read', 'free'] as const
export type ReadRank = (typeof READ_RANKS)[number]

/** Which forms of a route may have files. */
export type TakesFiles = boolean | 'large'

/** Facts of a route, declared by the route itself. Left out, each has the value that is safe for a new route. */
export interface RouteHandle {
  caching: Caching
  /** By default `read`, which is refused first. */
  rank?: ReadRank
  /**
   * Its forms may have files, which are read as they arrive. They have places of their own at the gate. `large`: only a
   * form that is larger than other bodies has; its file is refused, and its fields are read.
   */
  takesFiles?: TakesFiles
  /** Whether search engines may list a shared page. By default they may; `pageMeta` decides by data. */
  listed?: boolean
  /** Values of its parameters that are the same for all visitors, so that statistics may name them. */
  tracked?: readonly string[]
  /**
   * Target of the language switch if the loader alone cannot tell it. `same path`: the page has the same path in every
   * language. `same address`: also the same query, as the links of mails have. `same query`: addresses of the loader with the
   * query of this one, such as the filter of a list. `category root`: a language without the
   * page leads to the categories.
   */
  otherLanguages?: 'same path' | 'same address' | 'same query' | 'category root'
}

/** The facts of the page among the matches of an address. Undefined if no route of ours matches. */
export const pageHandle = (matches: readonly { handle?: unknown }[]): RouteHandle | undefined =>
  matches.map(({ handle }) => handle).findLast(isRouteHandle)

/** Whether search engines may list a page, as far as its route decides. */
export const isListedRoute = ({ caching, listed = true }: RouteHandle): boolean => caching === 'shared' && listed

const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'caching' in handle
