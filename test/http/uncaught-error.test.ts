import { resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openConnection } from '#test/support/raw-connection.ts'
import { startSite, type RunningSite } from '#test/support/site.ts'
import { siteTemplate } from '#test/support/template.ts'
import { onQuietMachine } from '#test/support/quiet-machine.ts'

const opened: RunningSite[] = []
afterEach(() => Promise.all(opened.splice(0).map((site) => site.dispose())))

async function startDefectiveSite(defect: 'exception' | 'rejection' = 'exception') {
  const env = { DEFECT: defect, NODE_OPTIONS: `--require ${resolve('test/support/fail-on-signal.cjs')}` }
  const site = await startSite({ template: await siteTemplate(), env })
  opened.push(site)
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

test.each(['exception', 'rejection'] as const)(
  'An uncaught %s is logged once with its cause, the response in progress is sent, and the exit code is 1.',
  async (defect) => {
    const { site, fatalLines, fail } = await startDefectiveSite(defect)
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

test('A second uncaught error while the process ends cuts no response.', async () => {
  const { site, fatalLines, fail } = await startDefectiveSite()
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

test('A response that is never finished delays the end after an uncaught error by seconds only.', async () => {
  const { site, fail } = await startDefectiveSite()
  await beginRequest(site, '{}')
  const begun = performance.now()
  fail()
  expect(await site.ended()).toBe(1)
  expect(performance.now() - begun).toBeLessThan(onQuietMachine(12_000))
})

test('An uncaught error after SIGTERM cuts no response and changes the exit code to 1.', async () => {
  const { site, fatalLines, fail } = await startDefectiveSite()
  const connection = await beginRequest(site, '{}')
  process.kill(site.pid(), 'SIGTERM')
  const isAccepted = () =>
    fetch(site.url).then(
      () => true,
      () => false,
    )
  // It goes on listening until no connection waits any more, which takes a busy machine seconds.
  await expect.poll(isAccepted, { timeout: 15_000 }).toBe(false)
  fail()
  await expect.poll(fatalLines).toHaveLength(1)
  connection.socket.write('{}')
  await connection.closed
  expect(connection.received()).toContain('HTTP/1.1 200 OK')
  expect(await site.ended()).toBe(1)
})
