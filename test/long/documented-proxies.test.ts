import { expect, test } from 'vitest'
import { CADDY, IS_OLD_CADDY, startDocumentedCaddy } from '#test/support/documented-caddy.ts'
import { NGINX, startDocumentedNginx } from '#test/support/documented-nginx.ts'
import { describeOnEachDeployment, PUBLIC_URL } from '#test/support/deployment.ts'
import { freePort } from '#test/support/free-port.ts'
import { addPiece, visit } from '#test/support/visitor.ts'
import { weakLineTo } from '#test/support/weak-line.ts'

const VISITORS = 4
/** Number of restarts of each process. */
const ROUNDS = 1
const PAGES = ['/de/shop', '/de/shop/cart', '/de/kontakt', '/resources/visitor']

interface Proxy {
  name: string
  /** Debian's Caddy may send a form to the next process without its body: docs/operating.md. */
  losesForms?: boolean
  program: string | undefined
  start: (port: number, targets: readonly string[]) => (() => unknown) | Promise<() => unknown>
}

const PROXIES: Proxy[] = [
  { name: 'nginx', program: NGINX, start: (port, targets) => startDocumentedNginx(NGINX ?? '', port, targets) },
  {
    name: 'Caddy',
    losesForms: IS_OLD_CADDY,
    program: CADDY,
    start: (port, targets) => startDocumentedCaddy(CADDY ?? '', port, targets),
  },
]

describeOnEachDeployment(
  'behind the documented proxies',
  (deploy) => {
    for (const { name, program, losesForms, start } of PROXIES) {
      test.skipIf(!program)(
        `${name} loses no ${losesForms ? 'page' : 'request'} while two processes are restarted in turn`,
        async () => {
          const site = await deploy({ DRAIN_SECONDS: '2', PATIENCE: '10' })
          const port = await freePort()
          const url = `http://127.0.0.1:${port}`
          const stop = await start(
            port,
            site.sites.map((one) => one.url),
          )
          const failed: string[] = []
          const done = new AbortController()
          let sent = 0
          try {
            expect((await fetch(`${url}/health/services`)).status).toBe(404)
            const visiting = Array.from({ length: VISITORS }, async () => {
              const visitor = visit(url, new Map(), { origin: PUBLIC_URL })
              while (!done.signal.aborted) {
                const path = sent % 20 === 0 ? 'adding' : (PAGES[sent % PAGES.length] ?? '/de')
                sent += 1
                const problem = await (path === 'adding' ? addPiece(visitor) : visitor.get(path)).then(
                  async (response) => {
                    await response.arrayBuffer()
                    return response.status < 400 ? undefined : String(response.status)
                  },
                  (error: unknown) => String(error),
                )
                if (problem) failed.push(`${path}: ${problem}`)
              }
            })
            const restarting = async () => {
              for (let round = 0; round < ROUNDS; round += 1) for (const one of site.sites) await one.restart()
            }
            await restarting().finally(() => done.abort())
            await Promise.all(visiting)
            console.table({
              proxy: name,
              restarts: ROUNDS * site.sites.length,
              'requests sent': sent,
              lost: failed.length,
            })
            expect(losesForms ? failed.filter((one) => !one.startsWith('adding')) : failed).toEqual([])
          } finally {
            await stop()
            await site.dispose()
          }
        },
      )

      test.skipIf(!program)(`${name} serves content pages while the database is away`, async () => {
        const line = await weakLineTo(Number(new URL(process.env['DATABASE_URL'] ?? '').port || 5432))
        const site = await deploy({}, line.port)
        const port = await freePort()
        const stop = await start(
          port,
          site.sites.map((one) => one.url),
        )
        try {
          line.mood = 'cut off'
          const direct = await fetch(`${site.sites[0]?.url}/health/services`)
          expect([direct.status, await direct.json()]).toEqual([503, { status: 'unavailable', database: 'away' }])
          for (let count = 0; count < 20; count += 1)
            for (const path of ['/de', '/de/kontakt'])
              expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200)
        } finally {
          line.mood = 'working'
          await stop()
          await site.dispose()
          await line.close()
        }
      })
    }
  },
  ['two processes'],
)
