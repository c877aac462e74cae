import { PrinterBusy } from '#printing/printed-document.ts'

/** Seconds. */
const RETRY_AFTER = '5'

/** A file of the printer as a response; 503 while too many wait for theirs. */
export async function printedFile(
  print: () => Promise<Buffer<ArrayBuffer>>,
  headers: Record<string, string>,
): Promise<Response> {
  try {
    return new Response(await print(), { headers })
  } catch (error) {
    if (!(error instanceof PrinterBusy)) throw error
    return new Response(null, { status: 503, headers: { 'retry-after': RETRY_AFTER, 'cache-control': 'no-store' } })
  }
}
