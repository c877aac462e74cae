import { readIncludes } from '#backend/http/request/includes.ts'

/** The properties and associations that a request needs, so that nothing else is read. */
export interface RequestedFields {
  /** True unless the `includes` of this entity leave the property out. */
  property(name: string): boolean
  /** True if the association is requested and not left out. */
  association(name: string): boolean
  /** True if `associations` nests the second in the first, at any depth: `options`, `group` or `group.options`. */
  nested(name: string, below: string): boolean
}

interface Asking {
  associations?: object | undefined
  includes?: unknown
}

/**
 * Reads `associations` and `includes` of a request.
 * @param always associations that the route adds on its own.
 */
export function readRequestedFields(
  alias: string,
  { associations = {}, includes }: Asking,
  always: string[] = [],
): RequestedFields {
  const names = readIncludes(includes)[alias]
  const property = (name: string) =>
    names === undefined || names.some((listed) => listed === name || listed.startsWith(`${name}.`))
  const requests = associations as Record<string, Asking | undefined>
  return {
    property,
    association: (name) => (always.includes(name) || Object.hasOwn(requests, name)) && property(name),
    nested: (name, below) => isNested(requests[name], below.split('.')),
  }
}

function isNested(asking: Asking | undefined, [first = '', ...rest]: string[]): boolean {
  const below: Record<string, Asking | undefined> = { ...asking?.associations }
  return Object.hasOwn(below, first) && (rest.length === 0 || isNested(below[first], rest))
}
