import { afterAll, describe, expect, test } from 'vitest'
import { PrinterBusy, type PrintedDocument } from '#printing/printed-document.ts'
import type { PrintJob } from '#printing/worker.ts'
import { createPrinter } from './printer.ts'
import { PrintThread } from './print-thread.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
const SHEET: PrintedDocument = {
  language: 'cs',
  title: 'Technický list',
  name: 'Vedení řetězu',
  line: 'T-1',
  author: 'Musterwerk',
  keywords: 'T-1',
  company: {
    name: 'Musterwerk',
    colour: '#006433',
    claim: 'Technické plasty',
    address: 'Musterstadt',
    contact: '+49 555 1',
  },
  pageText: 'Strana {page} z {pages}',
  date: '2026-01-15',
  figures: [],
  parts: [],
}

/** A thread that writes the job's kind, when it is told to. */
function heldThread() {
  const jobs: { job: PrintJob; end: (file: Buffer<ArrayBuffer>) => void; fail: (error: Error) => void }[] = []
  const write = (job: PrintJob) =>
    new Promise<Buffer<ArrayBuffer>>((end, fail) => {
      jobs.push({ job, end, fail })
    })
  return { jobs, thread: { write, close: async () => {} } }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('The printer', () => {
  test('writes one file at a time, in order.', async () => {
    const { jobs, thread } = heldThread()
    const printer = createPrinter({ thread })
    const [first, second] = [printer.png('a'), printer.png('b')]
    await turn()
    expect(jobs).toHaveLength(1)
    jobs[0]?.end(Buffer.from('A'))
    expect(String(await first)).toBe('A')
    await turn()
    jobs[1]?.end(Buffer.from('B'))
    expect(String(await second)).toBe('B')
  })

  test('writes equal inputs once, at the same time and later.', async () => {
    const { jobs, thread } = heldThread()
    const printer = createPrinter({ thread })
    const both = [printer.png('a'), printer.png('a')]
    await turn()
    jobs[0]?.end(Buffer.from('A'))
    await Promise.all(both)
    await printer.png('a')
    expect(jobs).toHaveLength(1)
  })

  test('forgets the least recently used file when its memory is full.', async () => {
    const written: PrintJob[] = []
    const thread = { write: async (job: PrintJob) => (written.push(job), Buffer.alloc(60)), close: async () => {} }
    const printer = createPrinter({ thread, capacity: 130 })
    for (const svg of ['a', 'b', 'c', 'c', 'a']) await printer.png(svg)
    expect(written.map((job) => job.kind === 'png' && job.svg)).toEqual(['a', 'b', 'c', 'a'])
  })

  test('rejects what would wait too long, and goes on afterwards.', async () => {
    const { jobs, thread } = heldThread()
    const printer = createPrinter({ thread, longestLine: 1 })
    const first = printer.png('a')
    await expect(printer.png('b')).rejects.toThrow(PrinterBusy)
    await turn()
    jobs[0]?.end(Buffer.from('A'))
    await first
    const second = printer.png('b')
    await turn()
    jobs[1]?.end(Buffer.from('B'))
    expect(String(await second)).toBe('B')
  })

  test('goes on after a file that could not be written, and writes it again.', async () => {
    const { jobs, thread } = heldThread()
    const printer = createPrinter({ thread })
    const failed = printer.png('a')
    await turn()
    jobs[0]?.fail(new Error('broken'))
    await expect(failed).rejects.toThrow('broken')
    const again = printer.png('a')
    await turn()
    jobs[1]?.end(Buffer.from('A'))
    expect(String(await again)).toBe('A')
  })
})

describe('The thread', () => {
  const thread = new PrintThread({ timeLimit: 60_000, idleAfter: 60_000 })
  afterAll(() => thread.close())

  test('writes a PNG in the size of the SVG.', async () => {
    const file = await thread.write({ kind: 'png', svg: SVG })
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([40, 20])
  })

  test('writes a PDF, the same bytes for the same sheet.', async () => {
    const [one, other] = [
      await thread.write({ kind: 'pdf', sheet: SHEET }),
      await thread.write({ kind: 'pdf', sheet: SHEET }),
    ]
    expect(one.subarray(0, 5).toString()).toBe('%PDF-')
    expect(one.equals(other)).toBe(true)
  })

  test('says why a file cannot be written, and writes the next one.', async () => {
    await expect(thread.write({ kind: 'png', svg: 'no svg' })).rejects.toThrow('A file could not be written')
    expect((await thread.write({ kind: 'png', svg: SVG })).length).toBeGreaterThan(50)
  })

  test('is ended by a file that takes too long, and starts again.', async () => {
    const short = new PrintThread({ timeLimit: 1, idleAfter: 60_000 })
    await expect(short.write({ kind: 'pdf', sheet: SHEET })).rejects.toThrow('longer than')
    await expect(short.write({ kind: 'pdf', sheet: SHEET })).rejects.toThrow('longer than')
    await short.close()
  })
})
