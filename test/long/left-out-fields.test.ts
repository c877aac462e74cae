import { expect, test } from 'vitest'
import { fullDocument, MAKES } from '#test/support/left-out/full-document.ts'
import { documentFields, lackingDocument, type Path } from '#test/support/left-out/leave-out.ts'
import { showLacking } from '#test/support/left-out/show-lacking.ts'

/** Documents of one catalogue: a menu of several hundred categories slows each page down. */
const AT_ONCE = 300
/** Takes every n-th document, for a run that has less time. */
const STEP = Number(process.env['LEFT_OUT_STEP'] ?? '1')

const pairsOf = (fields: readonly Path[]): Path[][] =>
  fields.flatMap((one, place) => fields.slice(place + 1).map((other) => [one, other]))

test.each(MAKES)('A %s without any one or two of its fields is refused by name or shown everywhere.', async (make) => {
  const fields = documentFields(fullDocument(make, 0))
  const lacks = [...fields.map((path) => [path]), ...pairsOf(fields)].filter((_, place) => place % STEP === 0)
  let [shown, refused] = [0, 0]
  for (let from = 0; from < lacks.length; from += AT_ONCE) {
    const documents = lacks.slice(from, from + AT_ONCE).map((paths, index) => lackingDocument(make, index, paths))
    const counts = await showLacking(documents)
    shown += counts.shown
    refused += counts.refused
    console.log(`${make}: ${from + documents.length} of ${lacks.length} documents, ${shown} shown, ${refused} refused`)
  }
  expect(shown + refused).toBe(lacks.length)
})
