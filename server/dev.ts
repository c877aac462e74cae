import { createServer } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import type * as development from './development.ts'

/** The site during development. Pages are compiled on request, and embedded services stay open between changes. */
const port = Number(process.env['PORT'] ?? 3000)
const http = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' })
const { startDevelopment } = (await vite.ssrLoadModule('/server/development.ts')) as typeof development
const { fetch, described, close } = await startDevelopment((id) => vite.ssrLoadModule(id))

const listener = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings))
http.on('request', (request, response) => vite.middlewares(request, response, () => void listener(request, response)))
http.listen(port, () => {
  for (const line of described) console.log(`  ${line}`)
  console.log(`\n  http://localhost:${port} (development)\n`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(0)))
