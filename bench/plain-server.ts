import { createServer } from 'node:http'
import { tellProcessorTime } from './processor.ts'

/** Sent once by the parent process: a response per path. Bytes as base64. */
export type PlainAnswers = Record<string, { headers: string[]; body: string }>

/** The yardstick for cached pages: node's own server, which sends the given bytes and headers. */
process.once('message', (given: PlainAnswers) => {
  tellProcessorTime()
  const answers = new Map(
    Object.entries(given).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (!answer) return void response.writeHead(404).end()
    response.writeHead(200, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : undefined })
  })
})
