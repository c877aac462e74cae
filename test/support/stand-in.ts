import { afterAll } from 'vitest'
import { openStandIn, type Replies, type StandIn } from './open-stand-in.ts'

/** As {@link openStandIn}; it ends with the test file. */
export async function startStandIn(replies: Replies | ((url: string) => Replies), tls = false): Promise<StandIn> {
  const { close, ...standIn } = await openStandIn(replies, tls)
  afterAll(close)
  return standIn
}
