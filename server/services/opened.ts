import type { Hono } from 'hono'
import type { Endpoint } from '#web/clients/call.server.ts'

/** A part of the server with its own path. */
export interface Mount {
  path: string
  app: Hono
}

/** A service, embedded or remote. */
export interface OpenedService<Place extends Endpoint = Endpoint> {
  endpoint: Place
  /** Its parts that are open to every caller. */
  mounts: Mount[]
  /** Lines about it, shown at start: its kind and place. */
  described: string[]
}
