import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { askCluster } from './ask-cluster.ts'
import { LARGEST_CLUSTER_RESPONSE } from './bounded-connection.ts'
import { isCluster, openSearching } from './cluster-client.ts'

async function withService(respond: RequestListener, use: (url: string) => Promise<void>) {
  const server = createServer(respond)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    await use(`http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
const ask = (url: string) => askCluster({ client: openSearching(url), url }, 'documents', {}, z.unknown())

test('A response without an end is given up at the bound.', async () => {
  const part = Buffer.alloc(1024 * 1024, ' ')
  let sent = 0
  const respond: RequestListener = (_, response) => {
    const more = () => {
      while (!response.destroyed && sent < 100 * LARGEST_CLUSTER_RESPONSE) {
        sent += part.length
        if (!response.write(part)) return void response.once('drain', more)
      }
    }
    more()
  }
  await withService(respond, async (url) => {
    await expect(ask(url)).rejects.toThrow('its response is larger than 8 MB')
    await expect(isCluster(url)).rejects.toThrow('its response is larger than 8 MB')
  })
  expect(sent).toBeLessThan(4 * LARGEST_CLUSTER_RESPONSE)
})

test('A small response that unpacks to a large one is not unpacked.', async () => {
  const bomb = gzipSync(Buffer.alloc(2 * LARGEST_CLUSTER_RESPONSE, ' '))
  const respond: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  }
  await withService(respond, (url) => expect(ask(url)).rejects.toThrow('its response is packed (gzip)'))
})

test('A response below the bound is read whole.', async () => {
  const text = 'x'.repeat(LARGEST_CLUSTER_RESPONSE - 100)
  const respond: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }))
  }
  await withService(respond, async (url) => expect(await ask(url)).toEqual({ text }))
})
