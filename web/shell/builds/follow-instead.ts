/**
 * Follows a link as a document where React Router would reload the page: that is what it does if the file of a route is
 * missing, and the visitor would have to click again (docs/decisions/0076). Scripts' own reloads come here, those of the
 * visitor do not. Browsers without the Navigation API reload.
 * @param pendingAddress path and query that are being loaded, if any
 * @returns ends it
 */
export function followInsteadOfReload(pendingAddress: () => string | undefined): () => void {
  if (!('navigation' in globalThis)) return () => {}
  const onNavigate = (event: NavigateEvent) => {
    const address = event.navigationType === 'reload' && event.cancelable ? pendingAddress() : undefined
    if (address === undefined) return
    event.preventDefault()
    location.assign(address)
  }
  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}
