/** Runs a task after the `load` of the page, or at once if it is loaded. @returns a function that cancels the task, or calls its return value. */
export function whenLoaded(task: () => void | (() => void)): () => void {
  let cancel: void | (() => void)
  const start = () => void (cancel = task())
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
  return () => {
    window.removeEventListener('load', start)
    cancel?.()
  }
}
