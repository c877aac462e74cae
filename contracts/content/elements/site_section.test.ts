import { expect, test } from 'vitest'
import { readSection } from './site_section.ts'

test.each([
  [
    { anchor: 'team', width: 'full' },
    { anchor: 'team', bodytext: [], width: 'full' },
  ],
  [
    { anchor: null, width: 'huge' },
    { anchor: '', bodytext: [], width: 'wide' },
  ],
])('A section with %j is read as %j.', (content, fields) => expect(readSection(content, { hosts: [] })).toEqual(fields))
