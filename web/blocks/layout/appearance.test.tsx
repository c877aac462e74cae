import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const text = (appearance: object) => ({ type: 'text', appearance, content: { header: 'A', bodytext: '<p>x</p>' } })
const boxOf = async (appearance: object) =>
  (await renderContentPage({ main: [text(appearance)] })).getByRole('region', { name: 'A' }).closest('[data-framed]')

test.each([
  { frameClass: 'ruler-before' },
  { frameClass: 'ruler-after' },
  { frameClass: 'indent' },
  { spaceBefore: 'large' },
  { spaceAfter: 'extra-small' },
  { responsive_desktop: 1, responsive_tablet: 0, responsive_mobile: 1 },
])('An element has a box for %j.', async (appearance) => expect((await boxOf(appearance))?.className).not.toBe(''))

test.each([
  {},
  { frameClass: 'default', spaceBefore: '', spaceAfter: '' },
  { frameClass: 'none' },
  { frameClass: 'of-our-agency', spaceBefore: 'huge' },
])('An element has no box for %j.', async (appearance) => expect(await boxOf(appearance)).toBeNull())
