/**
 * The list of `@zxcvbn-ts/language-common`: 49,000 passwords that were leaked often, in lower case. Key: none, one list that
 * never changes. Owner: this module. End: with the process. Gain: loading it takes 80 ms, and its 4 MB are loaded with the
 * first password only.
 */
let listPromise: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is a common one, also with capitals or with digits and signs around it: `Password1!`.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const list = await (listPromise ??= loadList())
  const lower = password.toLowerCase()
  return [
    lower,
    lower.replaceAll(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, ''),
    lower.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  ].some((form) => list.has(form))
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
