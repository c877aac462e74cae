import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callControl, openControl } from './control.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'control-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = (name: string) => openControl(folder, { '/name': async () => Buffer.from(name) }, console)

test('The socket of a running server is not taken over.', async () => {
  const close = await open('first')
  await expect(open('second')).rejects.toThrow(`Another process takes commands at ${folder}/control.sock`)
  expect(String(await callControl(folder, '/name'))).toBe('first')
  await close()
})

test('The socket of a killed server is replaced.', async () => {
  const script = `require('node:net').createServer().listen(process.argv[1], () => console.log('listening'))`
  const killed = spawn(process.execPath, ['-e', script, join(folder, 'control.sock')])
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'close')
  const close = await open('next')
  expect(String(await callControl(folder, '/name'))).toBe('next')
  await close()
})
