/** The list of `@zxcvbn-ts/language-common`: 49,000 passwords that were leaked often, in lower case. */
let listPromise: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is a common one, also with capitals or with digits and signs around it: `Password1!`. The list is
 * loaded with the first call and stored in memory, about 4 MB per process; it never changes.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await (listPromise ??= loadList())
  const lower = password.toLowerCase()
  return [lower, lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''), lower.replaceAll(/[^\p{L}\p{N}]/gu, '')].some(
    (form) => list.has(form),
  )
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
