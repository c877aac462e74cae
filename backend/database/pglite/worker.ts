import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Results } from '@electric-sql/pglite'
import { PGLITE_EXTENSIONS } from './extensions.ts'
import { toWorkerProblem, type WorkerRequest, type WorkerReply, type WorkerResult } from './messages.ts'

/** PostgreSQL in its own thread. worker-link.ts starts it with the folder as its data. */
const port = parentPort
if (!port) throw new Error('This module runs as a worker.')

const asIs = (value: string) => value
const NOTHING: WorkerResult = { rows: [], fields: [], affectedRows: undefined, command: undefined, dump: undefined }

async function work(client: PGlite, request: WorkerRequest): Promise<WorkerResult> {
  switch (request.kind) {
    case 'query': {
      const { text, values, rowMode, asText } = request
      const parsers = Object.fromEntries(asText.map((type) => [type, asIs]))
      return toResult(await client.query(text, values, { rowMode, parsers }))
    }
    case 'exec': {
      const results = await client.exec(request.text)
      const last = results.at(-1)
      return { ...(last ? toResult(last) : NOTHING), rows: results.flatMap(({ rows }) => rows) }
    }
    case 'dump':
      return { ...NOTHING, dump: await (await client.dumpDataDir('none')).arrayBuffer() }
    case 'close':
      await client.close()
      return NOTHING
  }
}

const toResult = ({ rows, fields, affectedRows, command }: Results<unknown>): WorkerResult => ({
  ...NOTHING,
  rows,
  fields,
  affectedRows,
  command,
})

const reply = (make: () => Promise<WorkerResult>): Promise<void> =>
  make().then(
    (result) => port.postMessage({ ok: true, result } satisfies WorkerReply, result.dump ? [result.dump] : []),
    (error: unknown) => port.postMessage({ ok: false, problem: toWorkerProblem(error) } satisfies WorkerReply),
  )

/**
 * Memory for pages of the tables. The demo's tables have 47 MB with their indexes; PostgreSQL's own 128 MB take 118 MB more of
 * the process and read no faster (docs/decisions/0024).
 */
const SHARED_BUFFERS = '32MB'

const opening = PGlite.create(String(workerData), {
  extensions: PGLITE_EXTENSIONS,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
})
let last = reply(() => opening.then(() => NOTHING))
port.on('message', (request: WorkerRequest) => {
  last = last.then(() => reply(async () => work(await opening, request)))
})
