import { SHOP_TRAITS } from '#contracts/shop/operation-traits.ts'

const OPERATIONS = Object.entries(SHOP_TRAITS).map(([operation, { kind, alias }]) => {
  const [method, path = ''] = operation.split(' ')
  // A read has a GET twin.
  const methods = kind === 'write' ? [method] : [method, 'GET']
  const matches = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return { operation, alias, methods, path, matches }
})

/** Which operations of the contract a suite has called, and the whole answers that it got. */
export function createCallRecord() {
  const called = new Set<string>()
  const answers: { operation: string; json: unknown }[] = []
  const note = (method: string, path: string) => {
    const exact = OPERATIONS.find(
      (one) => (one.path === path && one.methods.includes(method)) || one.alias === `${method} ${path}`,
    )
    const found = exact ?? OPERATIONS.find(({ methods, matches }) => methods.includes(method) && matches.test(path))
    if (found) called.add(found.operation)
    return found?.operation
  }
  return {
    /** Notes every call to a shop at `url`. */
    record:
      (fetch: typeof globalThis.fetch, url: string): typeof globalThis.fetch =>
      async (input, init) => {
        const { pathname, search } = new URL(String(input))
        const operation = note(init?.method ?? 'GET', pathname.slice(new URL(url).pathname.length))
        const response = await fetch(input, init)
        const isWhole = !`${search}${String(init?.body ?? '')}`.includes('includes')
        const isJson = response.headers.get('content-type')?.includes('json')
        if (operation !== undefined && response.status === 200 && isWhole && isJson)
          answers.push({ operation, json: await response.clone().json() })
        return response
      },
    answers,
    missing: (): string[] => OPERATIONS.map(({ operation }) => operation).filter((operation) => !called.has(operation)),
  }
}
