import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import { BOLD_FILE, FONT_FAMILY, REGULAR_FILE } from './font-files.ts'
import type { PrintedDocument } from './printed-document.ts'
import { writeSheet } from './write-document.ts'

/** One file to write. */
export type PrintJob = { kind: 'pdf'; sheet: PrintedDocument } | { kind: 'png'; svg: string }
export type PrintReply = { ok: true; file: Uint8Array<ArrayBuffer> } | { ok: false; message: string }

/** Writes files in a thread of its own, one after another. */
const port = parentPort
if (!port) throw new Error('This module runs as a worker.')

/** Draws an SVG file in its own size as PNG. Fonts of the machine are not used: every machine draws the same. */
const rasterise = (svg: string): Buffer =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [REGULAR_FILE, BOLD_FILE], defaultFontFamily: FONT_FAMILY },
  })
    .render()
    .asPng()

const write = async (job: PrintJob): Promise<Buffer> =>
  job.kind === 'pdf' ? writeSheet(job.sheet) : rasterise(job.svg)

port.on('message', async (job: PrintJob) => {
  try {
    const file = new Uint8Array(await write(job))
    port.postMessage({ ok: true, file } satisfies PrintReply, [file.buffer])
  } catch (error) {
    port.postMessage({ ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
