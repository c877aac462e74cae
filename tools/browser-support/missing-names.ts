import compat, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import { isMissing, membersOf } from './is-missing.ts'

/** Names of a script that a promised browser lacks. */
export interface MissingNames {
  /** `URLPattern`: classes and functions of the global scope. */
  globals: ReadonlySet<string>
  /** `Map.groupBy`. */
  statics: ReadonlySet<string>
  /** `toSorted`: methods of objects that no older object has. */
  methods: ReadonlySet<string>
  /** Attributes of HTML in lower case: `popover`. */
  attributes: ReadonlySet<string>
}

/** Interfaces whose members are names of the global scope. */
const SCOPES = ['Window', 'WorkerGlobalScope', 'DedicatedWorkerGlobalScope']
/** Interfaces whose methods are looked for. Those of all would be names of anything: `login`, `path`. */
const USUAL =
  'Blob Document Element Event FormData HTMLDialogElement HTMLElement HTMLFormElement Headers History Node NodeList Range ReadableStream Request Response URLSearchParams'.split(
    ' ',
  )
const STATIC = '_static'
/** A member by its name; other entries describe behaviour: `key_equality_for_zeros`, `@@iterator`. */
const MEMBER = /^[a-zA-Z]+$/

/** Reads MDN's data for the browsers of package.json. */
export function findMissingNames(): MissingNames {
  const globals = new Set<string>()
  const statics = new Set<string>()
  const [missing, present] = [new Set<string>(), new Set<string>()]
  const readOwner = (path: string, owner: Identifier, isApi: boolean): void => {
    const isGone = isMissing(owner.__compat)
    if (isGone) (path.includes('.') ? statics : globals).add(path)
    for (const [name, member] of membersOf(owner)) {
      const own = name.replace(STATIC, '')
      if (!MEMBER.test(own)) continue
      const isMemberGone = isGone || isMissing(member.__compat)
      const isStatic = name.endsWith(STATIC)
      if (isMemberGone && !isGone && (isStatic || !isApi)) statics.add(`${path}.${own}`)
      if (!isStatic && (!isMemberGone || !isApi || USUAL.includes(path))) (isMemberGone ? missing : present).add(own)
      if (path === 'Intl') readOwner(`${path}.${own}`, member, isApi)
      if (SCOPES.includes(path) && isMemberGone) globals.add(own)
    }
  }
  for (const [name, owner] of membersOf(compat.javascript.builtins ?? {})) readOwner(name, owner, false)
  for (const [name, owner] of membersOf(compat.api)) readOwner(name, owner, true)
  const attributes = membersOf(compat.html.global_attributes ?? {}).filter(([, entry]) => isMissing(entry.__compat))
  return {
    globals,
    statics,
    methods: new Set([...missing].filter((name) => !present.has(name))),
    attributes: new Set(attributes.map(([name]) => name)),
  }
}
