import type { AttachmentProblem, AttachmentResult } from '#contracts/attachments/attachments.ts'

const STATUS: Partial<Record<AttachmentProblem, number>> = {
  'too-large': 413,
  'too-often': 429,
  'wrong-offset': 409,
  gone: 404,
  'no-room': 507,
}

/** The response to the cart's script; it says the same in its status and its body. */
export function attachmentResponse(result: AttachmentResult): Response {
  const status = 'problem' in result ? (STATUS[result.problem] ?? 422) : 200
  const seconds = 'problem' in result ? result.seconds : undefined
  return Response.json(result, {
    status,
    headers: { 'cache-control': 'no-store', ...(seconds !== undefined && { 'retry-after': String(seconds) }) },
  })
}
