import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '#test/support/free-port.ts'
import type { OtherBrowser } from './driven-page.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')

const reply = z.object({ value: z.unknown() })
const session = z.object({ sessionId: z.string() })

/** WebKitGTK, the engine of Safari, by WebDriver's HTTP on a screen in memory. */
export const WEBKIT: OtherBrowser = {
  name: 'WebKitGTK',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: existsSync(DRIVER) && existsSync(XVFB) && miniBrowser !== undefined,
  open: async () => {
    const port = await freePort()
    const screen = `:${90 + (process.pid % 100)}`
    const xvfb = spawn(XVFB, [screen, '-screen', '0', '1440x900x24'], { stdio: 'ignore' })
    const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: screen } })
    const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const { value } = reply.parse(await response.json())
      if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`)
      return value
    }
    const stop = () => [driver, xvfb].forEach((process: ChildProcess) => process.kill())
    try {
      await reachable(send)
      const options = { binary: miniBrowser, args: ['--automation'] }
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
      const { sessionId } = session.parse(await send('POST', '/session', { capabilities }))
      const own = `/session/${sessionId}`
      await send('POST', `${own}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 })
      return {
        goto: async (url) => void (await send('POST', `${own}/url`, { url })),
        run: <Args extends string[], Result>(task: (...args: Args) => Result, ...args: Args) =>
          send('POST', `${own}/execute/sync`, { script: `return (${task})(...arguments)`, args }) as Promise<Result>,
        close: async () => {
          await send('DELETE', own)
          stop()
        },
      }
    } catch (error) {
      stop()
      throw error
    }
  },
}

async function reachable(send: (method: string, path: string) => Promise<unknown>) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send('GET', '/status')
    } catch (error) {
      if (attempt === 100) throw error
      await wait(100)
    }
  }
}
