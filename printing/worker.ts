import { parentPort, workerData } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import { FONT_FAMILY, type PrintFonts, SITE_FONTS } from './font-files.ts'
import { typefaceOf } from './pdf/typeface.ts'
import type { PrintedDocument } from './printed-document.ts'
import { writeSheet } from './write-document.ts'

/** One file to write. */
export type PrintJob = { kind: 'pdf'; sheet: PrintedDocument } | { kind: 'png'; svg: string }
export type PrintReply = { ok: true; file: Uint8Array<ArrayBuffer> } | { ok: false; message: string }

/** Writes files in a thread of its own, one after another. */
const port = parentPort
if (!port) throw new Error('This module runs as a worker.')

/** The thread is given the fonts of a company; without them it has those of the site. */
const fonts: PrintFonts = workerData ?? SITE_FONTS
const typeface = typefaceOf(fonts)

/** Draws an SVG file in its own size as PNG. Fonts of the machine are not used: every machine draws the same. */
const rasterise = (svg: string): Buffer =>
  new Resvg(svg.replaceAll(FONT_FAMILY, fonts.family), {
    font: { loadSystemFonts: false, fontFiles: [fonts.regular, fonts.bold], defaultFontFamily: fonts.family },
  })
    .render()
    .asPng()

const write = async (job: PrintJob): Promise<Buffer> =>
  job.kind === 'pdf' ? writeSheet(job.sheet, typeface) : rasterise(job.svg)

port.on('message', async (job: PrintJob) => {
  try {
    const file = new Uint8Array(await write(job))
    port.postMessage({ ok: true, file } satisfies PrintReply, [file.buffer])
  } catch (error) {
    port.postMessage({ ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
