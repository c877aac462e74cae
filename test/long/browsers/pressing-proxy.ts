import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Milliseconds after hydration, or while the page is still HTML alone. */
export type Moment = 'before' | number

export interface PressingProxy {
  /** Address of a page that presses its first control of that name; each visitor has cookies of their own. */
  addressOf: (path: string, press: { label: string; at: Moment; visitor: number }) => string
  close: () => void
}

/** The site, with a script in one page that presses there: the same in each browser, without its driver. */
export async function startPressingProxy(siteUrl: string): Promise<PressingProxy> {
  const { port, host, origin } = new URL(siteUrl)
  const server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '/', siteUrl)
    const [label, at] = [searchParams.get('press'), searchParams.get('at')]
    searchParams.delete('press')
    searchParams.delete('at')
    const query = searchParams.size > 0 ? `?${searchParams}` : ''
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers
    const own = { ...headers, host, ...(headers.origin && { origin }) }
    const passed = ask({ host: 'localhost', port, method: request.method, path: pathname + query, headers: own })
    passed.on('response', async (answer: IncomingMessage) => {
      const { connection: _a, 'keep-alive': _b, 'transfer-encoding': _c, ...kept } = answer.headers
      if (label === null || at === null) {
        response.writeHead(answer.statusCode ?? 502, kept)
        answer.pipe(response)
        return
      }
      const { 'content-security-policy': _d, 'content-length': _e, ...open } = kept
      const page = (await text(answer)).replace('</body>', () => `${pressing(label, at)}</body>`)
      response.writeHead(answer.statusCode ?? 502, { ...open, 'cache-control': 'no-store' })
      response.end(page)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, '0.0.0.0')
  await once(server, 'listening')
  const own = (server.address() as AddressInfo).port
  return {
    addressOf: (path, { label, at, visitor }) => {
      // Cookies belong to a host and not to its port: an address of the loopback network for each visitor.
      const url = new URL(path, `http://127.0.${1 + Math.floor(visitor / 250)}.${1 + (visitor % 250)}:${own}`)
      url.searchParams.set('press', label)
      url.searchParams.set('at', String(at))
      return url.href
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const pressing = (label: string, at: string): string =>
  `<script>(${press})(${JSON.stringify(label)}, ${JSON.stringify(at)}); document.currentScript.remove()</script>`

/** Runs in the page: presses its first visible control of that name. */
function press(label: string, at: string): void {
  const click = () => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, label')]
    controls.find((one) => one.textContent.trim().startsWith(label) && one.getClientRects().length > 0)?.click()
  }
  if (at === 'before') return click()
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset['hydrated'] === undefined) return
    observer.disconnect()
    if (at === '0') click()
    else setTimeout(click, Number(at))
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-hydrated'] })
}
