/** Why a body could not be read: too long for its bound, broken off, or not of its type. */
export type BodyProblem = 'too-large' | 'broken'

/** A body that could not be read. It is the sender's mistake, or the line's. */
export class BodyError extends Error {
  readonly problem: BodyProblem
  constructor(problem: BodyProblem, options?: ErrorOptions) {
    super(`the body is ${problem}`, options)
    this.name = 'BodyError'
    this.problem = problem
  }
}

/** Returns any failure of a body's stream as that of the body. */
export const toBodyError = (cause: unknown): BodyError =>
  cause instanceof BodyError ? cause : new BodyError('broken', { cause })

/** The parts of a request that reading its body needs. */
export interface ArrivingForm {
  headers: Headers
  body: ReadableStream<Uint8Array> | null
}

/**
 * Passes on the chunks of a body as they arrive.
 * @param largest bytes.
 * @throws BodyError beyond `largest`, announced or arrived, and if the sender goes away.
 */
export async function* boundedBody({ headers, body }: ArrivingForm, largest: number): AsyncGenerator<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > largest) throw new BodyError('too-large')
  const reader = body?.getReader()
  let size = 0
  try {
    for (;;) {
      const next = await reader?.read().catch((cause: unknown) => Promise.reject(toBodyError(cause)))
      if (!next || next.done) return
      size += next.value.length
      if (size > largest) throw new BodyError('too-large')
      yield next.value
    }
  } finally {
    // The rest is not wanted. A body that failed has nothing to cancel.
    reader?.cancel().catch(() => {})
  }
}

/**
 * Reads a whole body.
 * @param largest bytes.
 * @throws BodyError
 */
export async function readBytes(request: ArrivingForm, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of boundedBody(request, largest)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
