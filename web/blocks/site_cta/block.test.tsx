import { expect, test } from 'vitest'
import { renderContentPage } from '#test/support/content-page.tsx'

const link = (href: string, title: string) => ({ href, title })
const cta = (links: object[]) => ({ type: 'site_cta', content: { header: 'A special part?', links } })

test('The links of a call to action follow its header, in the order of the author.', async () => {
  const links = [{ link: link('/de/kontakt', 'Ask') }, { link: link('/de/shop', 'Shop'), style: 'secondary' }]
  const page = await renderContentPage({ main: [cta(links)] })
  const region = page.getByRole('region', { name: 'A special part?' })
  expect([...region.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent])).toEqual([
    ['/de/kontakt', 'Ask'],
    ['/de/shop', 'Shop'],
  ])
})

test('A link that leads nowhere is left out.', async () => {
  const page = await renderContentPage({ main: [cta([{ link: '' }, { link: link('t3://page?uid=1', 'Lost') }])] })
  expect(page.queryAllByRole('link')).toEqual([])
})
