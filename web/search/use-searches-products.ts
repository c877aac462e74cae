import { useRouteLoaderData } from 'react-router'

/** Whether the search finds products. With a shop of a company that the search does not know, it finds all else. */
export const useSearchesProducts = (): boolean =>
  useRouteLoaderData<{ searchesProducts: boolean }>('root')?.searchesProducts !== false
