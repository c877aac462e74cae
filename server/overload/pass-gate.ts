import type { HttpBindings } from '@hono/node-server'
import { currentNetwork } from '#server/caller/caller.ts'
import { createArrivingBodies, hasBody, type ArrivingBody } from './arriving-bodies.ts'
import { createBodyRoom, type RoomSize } from './body-room.ts'
import { COLLECTED, collectBody } from './collect-body.ts'
import type { Gate } from './gate.ts'
import { type GateFacts, rankOf } from './rank.ts'
import type { RefusalResponses } from './plain-responses.ts'

export interface PassGateOptions extends RefusalResponses {
  gate: Gate
  /** Milliseconds for which the files of a form are still checked after its client has gone. */
  longestCheck?: number
}

/** The parts of a request's context that the gate reads. */
interface Gated {
  env: HttpBindings
  req: { method: string; path: string; header: (name: string) => string | undefined }
  /** A service has no visit. */
  var: { visit?: GateFacts }
}

/** Places of forms with files: they are read while they arrive. */
const FILE_FORMS: RoomSize = { size: 24, ofNetwork: 6 }

/**
 * Lets a request on when it is its turn, with its whole body, or refuses it. Its place is free once its response is made:
 * a slow reader must not hold one. Forms with files have places of their own.
 */
export function passGate({ gate, busy, tooLarge, longestCheck = 60_000 }: PassGateOptions) {
  const arriving = createArrivingBodies()
  const [collected, fileForms] = [createBodyRoom(COLLECTED), createBodyRoom(FILE_FORMS)]

  async function passFileForm(
    { incoming, outgoing }: HttpBindings,
    body: ArrivingBody,
    next: () => Promise<void>,
  ): Promise<undefined> {
    const leave = () => fileForms.leave(body)
    // Of a form that is complete, files may still be checked. A check that never ends must not keep the place.
    incoming.once('close', () => incoming.complete || leave())
    outgoing.once('close', () => setTimeout(leave, longestCheck).unref())
    await next()
    leave()
  }

  return async (c: Gated, next: () => Promise<void>): Promise<Response | undefined> => {
    const { incoming, outgoing } = c.env
    const refused = { method: c.req.method, address: sentAddress(c) }
    const { method, path } = c.req
    const [contentType, contentLength] = [c.req.header('content-type'), c.req.header('content-length')]
    const rank = rankOf({ method, path, contentType, contentLength }, c.var.visit)
    if (rank === 'free') {
      await next()
      return undefined
    }
    const watch = () => arriving.watch(incoming, outgoing, currentNetwork())
    if (rank === 'file form') {
      const form = watch()
      return fileForms.take(form, 1) ? passFileForm(c.env, form, next) : busy(refused)
    }
    const body = hasBody(incoming) ? watch() : undefined
    if (gate.isFull(rank)) return busy(refused)
    const state = body ? await collectBody(incoming, body, collected) : 'complete'
    if (state === 'too-large') return tooLarge(refused)
    if (state !== 'complete') return busy(refused)
    const leave = await gate.enter(rank, () => !incoming.socket.destroyed)
    outgoing.once('close', leave)
    await next()
    leave()
    return undefined
  }
}

/** Path and query as they were sent. */
export const sentAddress = ({ env }: Pick<Gated, 'env'>): string => env.incoming.url ?? '/'
