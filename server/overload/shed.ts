import { toResponse, type PageResponse } from '#server/page-cache/page-request.ts'
import type { Refused } from './plain-answers.ts'
import { Overloaded } from './gate.ts'

/** Pages that show that there was too much work to make them. */
export const shedding =
  (pages: (request: Request) => Promise<Response>, busy: (refused: Refused) => PageResponse) =>
  async (request: Request): Promise<Response> => {
    try {
      return await pages(request)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return toResponse(busy({ method: request.method, address: new URL(request.url).pathname }))
    }
  }
