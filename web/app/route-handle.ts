/**
 * Who a page is made for (docs/decisions/0015). Each route says it of itself, as its `handle`:
 * `shared`: for everybody. Loaders get an anonymous client and no session; the page is kept and its places are filled
 * when it is sent. A form that is posted to it is answered for the visitor.
 * `personal`: for one visitor, never kept.
 * `never`: not a page and never kept, a redirect for example.
 */
export const CACHINGS = ['shared', 'personal', 'never'] as const
export type Caching = (typeof CACHINGS)[number]

export interface RouteHandle {
  caching: Caching
  /**
   * Where the language switch leads if the loader alone cannot say where the page is in other languages.
   * `same path`: the page has the same path in every language. `category root`: a language in which the page is missing,
   * or was not found, leads to the categories.
   */
  otherLanguages?: 'same path' | 'category root'
}
