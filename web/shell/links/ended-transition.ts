/**
 * The browser rejects a promise when a change of pictures ends early. "Transition was skipped": by another navigation,
 * such as a quick way back. "Aborted": the next page takes longer than four seconds. The page itself is not affected.
 * React Router starts the change and does not look at that promise.
 */
export function ignoreEndedTransition(event: PromiseRejectionEvent) {
  const { reason } = event
  if (reason instanceof DOMException && reason.message.startsWith('Transition was ')) event.preventDefault()
}
