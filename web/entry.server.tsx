import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { siteContext } from './context.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'

const escapeScript = (text: string) =>
  text.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Renders a page to one string, then hands the loader data over as React Router's own streaming would. A string is
 * faster than a stream and can be kept by the page cache. `serverHandoffStream` is an internal name of React Router:
 * test/http/hydration.test.ts holds it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const handoff = context.serverHandoffStream
  const page = renderToString(
    <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />,
  )
  const scripts = handoff && page.includes('__reactRouterContext') ? await handoffScripts(handoff) : ''
  const end = page.lastIndexOf('</body>')
  // Joined, not added: pieces that are added are copied once more when somebody looks into them.
  const html = ['<!doctype html>', page.slice(0, end), scripts, page.slice(end)].join('')
  headers.set('content-type', 'text/html; charset=utf-8')
  if (import.meta.env.PROD) {
    const { imageOrigins } = loadContext.get(siteContext)
    headers.set('content-security-policy', contentSecurityPolicy(html, imageOrigins))
  }
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

async function handoffScripts(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let data = ''
  for await (const chunk of stream) data += decoder.decode(chunk, { stream: true })
  const controller = 'window.__reactRouterContext.streamController'
  return `<script>${controller}.enqueue(${escapeScript(JSON.stringify(data))});${controller}.close();</script>`
}

/** Errors are logged where they are turned into answers, in server/guard-routes.ts; what is left here is a defect. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error)
}
