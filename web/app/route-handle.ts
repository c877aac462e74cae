/**
 * Audience of a page (docs/decisions/0015). Each route declares it in its `handle`. `shared`: for all visitors. Loaders
 * get an anonymous client and no session; the page is cached and its places are filled when it is sent. A form posted
 * to it gets a personal response. `personal`: for one visitor, never cached. `never`: not a page and never cached, such
 * as a redirect.
 */
export const CACHINGS = ['shared', 'personal', 'never'] as const
export type Caching = (typeof CACHINGS)[number]

export interface RouteHandle {
  caching: Caching
  /**
   * Target of the language switch if the loader alone cannot tell it. `same path`: the page has the same path in every
   * language. `same address`: also the same query, as the links of mails have. `same query`: addresses of the loader with the
   * query of this one, such as the filter of a list. `category root`: a language without the
   * page leads to the categories.
   */
  otherLanguages?: 'same path' | 'same address' | 'same query' | 'category root'
}
