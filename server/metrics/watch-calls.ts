import type { Services } from '#server/services/services.ts'
import type { Metrics } from './metrics.ts'

/** Returns the services with calls that are counted. */
export const watchCalls = (services: Services, { onCall, onForm }: Pick<Metrics, 'onCall' | 'onForm'>): Services => ({
  ...services,
  shop: { ...services.shop, onCall },
  content: { ...services.content, onCall, onForm },
  search: { ...services.search, onCall },
})
