import { expect, test } from 'vitest'
import { readText } from './text.ts'

test('The text is reduced to allowed elements.', () => {
  expect(readText({ bodytext: '<div><p onclick="x()">a</p><script>b</script></div>' }, { hosts: [] })).toEqual({
    bodytext: [{ tag: 'p', children: ['a'] }],
  })
})
