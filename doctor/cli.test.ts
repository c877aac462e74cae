import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { makeFolder } from '#test/support/site.ts'

interface Run {
  code: number
  output: string
}

/** As `npm run doctor` runs it. */
const doctor = (env: Record<string, string>) =>
  new Promise<Run>((done) => {
    execFile(
      process.execPath,
      ['doctor/cli.ts'],
      { env: { PATH: process.env['PATH'], DATA_DIR: makeFolder(), ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

test('The doctor ends with 0 where everything is embedded.', async () => {
  expect(await doctor({})).toMatchObject({ code: 0, output: expect.stringContaining('No errors or warnings.') })
})

test('The doctor ends with 1 where something is to be mended.', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  const { code, output } = await doctor({ CONTENT_URL: url })
  expect(code).toBe(1)
  expect(output).toContain(`ERROR   content: Nothing listens at ${url} (ECONNREFUSED).\n        Start the system there`)
})

test('The doctor ends with 1 and names the setting that no server starts with.', async () => {
  expect(await doctor({ SHOP_URL: 'shop' })).toMatchObject({ code: 1, output: expect.stringContaining('SHOP_URL') })
})
