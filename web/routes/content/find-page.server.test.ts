import { expect, test } from 'vitest'
import type { PageResult } from '#contracts/content/page.ts'
import type { ContentClient } from '#web/clients/content.server.ts'
import { findPage } from './find-page.server.ts'

const PAGE: Extract<PageResult, { kind: 'page' }> = {
  kind: 'page',
  status: 200,
  page: {
    id: 1,
    title: 'Gone',
    picture: undefined,
    stage: [],
    main: [],
    meta: {
      title: 'Gone',
      description: '',
      keywords: '',
      canonical: '',
      noIndex: false,
      noFollow: false,
      social: { title: '', description: '', twitterTitle: '', twitterDescription: '' },
      picture: undefined,
    },
    breadcrumbs: [],
    languages: [],
    navigation: undefined,
  },
}

/** A content system with these pages, which lists a page for some statuses. */
function contentOf(pages: Record<string, PageResult>, statusCodePages: Record<string, string> = {}): ContentClient {
  return {
    page: async (path) => ({ ...(pages[path] ?? { kind: 'missing', status: 404, reason: '' }), isPrivate: false }),
    submit: async () => undefined,
    passedFile: async () => undefined,
    sitemap: async () => [],
    initialData: async () => ({
      navigation: { main: [], footerleft: [], footerright: [] },
      languages: [],
      statusCodePages,
    }),
  }
}
const missing = (status: number): PageResult => ({ kind: 'missing', status, reason: '' })

test.each([403, 404, 410])('a page that the content system gives as %i keeps this status', async (status) => {
  const found = await findPage(contentOf({ '/de/seite': missing(status) }), 'de', '/de/seite', '')
  expect(found).toEqual({ kind: 'missing', code: status, isAbsent: true, statusPage: undefined })
})

test('a missing page is shown as the content system sends it, or as it lists one for the status', async () => {
  const sent = contentOf({ '/de/seite': { ...PAGE, status: 410 } })
  expect(await findPage(sent, 'de', '/de/seite', '')).toMatchObject({ code: 410, statusPage: PAGE.page })
  const listed = contentOf({ '/de/seite': missing(410), '/de/weg': PAGE }, { 410: '/de/weg' })
  expect(await findPage(listed, 'de', '/de/seite', '')).toMatchObject({ code: 410, statusPage: PAGE.page })
})

test('a page that is gone here and exists in another language is offered there', async () => {
  const found = await findPage(contentOf({ '/de/seite': missing(410), '/en/seite': PAGE }), 'de', '/de/seite', '')
  expect(found).toEqual({ kind: 'not translated', alternates: { en: '/en/seite' } })
})

test('the address of a status is about that status', async () => {
  expect(await findPage(contentOf({}), 'de', '/de/410', '')).toMatchObject({ code: 410, isAbsent: false })
})
