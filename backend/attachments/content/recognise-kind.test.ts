import { expect, test } from 'vitest'
import { recogniseKind } from './recognise-kind.ts'

test.each([
  'ISO-10303-21;',
  '\r\n /* made by ** a program */\n/**//* ISO-10303-21; */ ISO-10303-21 ;',
  `${'/**/ '.repeat(1000)}ISO-10303-21;`,
])('A STEP file may begin with comments.', (text) => expect(recogniseKind(Buffer.from(text))).toBe('step'))

test.each(['/**/'.repeat(2000), '/*'.repeat(4000), '/* ISO-10303-21;', '/* */ x ISO-10303-21;'])(
  'Comments without the mark of STEP are not recognised.',
  (text) => expect(recogniseKind(Buffer.from(text))).toBeUndefined(),
)
