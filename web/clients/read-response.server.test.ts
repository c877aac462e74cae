import { expect, test } from 'vitest'
import { ExcessiveResponse, readResponse } from './read-response.server.ts'

const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`

test('A large response with more levels than any page has is not parsed.', async () => {
  await expect(readResponse(new Response(nested(1_000_000)))).rejects.toBeInstanceOf(ExcessiveResponse)
})

test.each([
  ['many small lists', `[${'[],'.repeat(400_000)}[]]`],
  ['brackets in its texts', JSON.stringify({ text: `"\\${'[{'.repeat(600_000)}` })],
  ['some levels', `[${'"x",'.repeat(300_000)}${nested(900)}]`],
])('A large response with %s is read.', async (_, text) => {
  expect((await readResponse(new Response(text))) === text).toBe(true)
})
