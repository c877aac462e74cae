import { resolve } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { openConnection } from '#test/support/raw-connection.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const NAMES = ['exception', 'rejection', 'second', 'unfinished', 'after SIGTERM'] as const

/** A site of its own for each test, which ends it. All start before the tests, which then wait side by side: one for ten seconds. */
const sites = new Map<(typeof NAMES)[number], RunningSite>()
beforeAll(async () => {
  for (const name of NAMES) {
    const env = {
      DEFECT: name === 'rejection' ? name : 'exception',
      NODE_OPTIONS: `--require ${resolve('test/support/fail-on-signal.cjs')}`,
    }
    sites.set(name, await startSite({ template: await siteTemplate(), env }))
  }
})
afterAll(() => Promise.all([...sites.values()].map((site) => site.dispose())))

function defectiveSite(name: (typeof NAMES)[number]) {
  const site = sites.get(name)
  if (!site) throw new Error(`no site for ${name}`)
  const fatalLines = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"level":60'))
      .map((line): unknown => JSON.parse(line))
  return { site, fatalLines, fail: () => process.kill(site.pid(), 'SIGUSR2') }
}

/** Begins a request whose response needs `body`, which is not sent yet. */
async function beginRequest({ url }: RunningSite, body: string) {
  const connection = await openConnection(Number(new URL(url).port))
  const head = [
    'PATCH /store-api/context HTTP/1.1',
    'sw-access-key: SWSCDEMOPROFILWERK00000000',
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
  ]
  connection.socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await connection.until('100 Continue')
  return connection
}

test.concurrent.for(['exception', 'rejection'] as const)(
  'An uncaught %s is logged once with its cause, the response in progress is sent, and the exit code is 1.',
  async (defect, { expect }) => {
    const { site, fatalLines, fail } = defectiveSite(defect)
    const connection = await beginRequest(site, '{}')
    fail()
    await expect.poll(fatalLines).toHaveLength(1)
    connection.socket.write('{}')
    await connection.closed
    expect(connection.received()).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"redirectUrl"/)
    expect(await site.ended()).toBe(1)
    expect(fatalLines()).toMatchObject([{ err: { message: 'a defect', cause: { message: 'its cause' } } }])
  },
)

test.concurrent('A second uncaught error while the process ends cuts no response.', async ({ expect }) => {
  const { site, fatalLines, fail } = defectiveSite('second')
  const connection = await beginRequest(site, '{}')
  fail()
  await expect.poll(fatalLines).toHaveLength(1)
  fail()
  await expect.poll(fatalLines).toHaveLength(2)
  connection.socket.write('{}')
  await connection.closed
  expect(connection.received()).toContain('HTTP/1.1 200 OK')
  expect(await site.ended()).toBe(1)
})

test.concurrent('A response that is never finished delays the end after an uncaught error by seconds only.', async ({
  expect,
}) => {
  const { site, fail } = defectiveSite('unfinished')
  await beginRequest(site, '{}')
  const begun = performance.now()
  fail()
  expect(await site.ended()).toBe(1)
  expect(performance.now() - begun).toBeLessThan(onQuietMachine(12_000))
})

test.concurrent('An uncaught error after SIGTERM cuts no response and changes the exit code to 1.', async ({
  expect,
}) => {
  const { site, fatalLines, fail } = defectiveSite('after SIGTERM')
  const connection = await beginRequest(site, '{}')
  process.kill(site.pid(), 'SIGTERM')
  const isAccepted = () =>
    fetch(site.url).then(
      () => true,
      () => false,
    )
  // It goes on listening until no connection waits any more, which takes a busy machine seconds.
  await expect.poll(isAccepted).toBe(false)
  fail()
  await expect.poll(fatalLines).toHaveLength(1)
  connection.socket.write('{}')
  await connection.closed
  expect(connection.received()).toContain('HTTP/1.1 200 OK')
  expect(await site.ended()).toBe(1)
})
