import { expect, test } from 'vitest'
import { checkFields, elementSchema } from './elements.ts'

const problemsOf = (given: object): [field: string, message: string][] => {
  const problems: [string, string][] = []
  const report = (field: string, message: string) => void problems.push([field, message])
  const isKnown = (key: string) => key === 'anna'
  checkFields(elementSchema.parse(given), {
    hasPerson: isKnown,
    hasTopic: isKnown,
    hasDownload: isKnown,
    hasDownloadCategory: isKnown,
    hasForm: isKnown,
    purposeOf: (name) => (name === 'anna' ? 'download' : undefined),
    hasFormOfPurpose: (page) => page === 540,
    hasArticle: (uid) => uid === 37,
    report,
  })
  return problems
}

test.each([
  [{ kind: 'definitions', items: ['a'] }, 1],
  [{ kind: 'ordered', items: [['a', 'b'], 'c'] }, 1],
  [{ kind: 'definitions', items: [['a', 'b']] }, 0],
  [{ items: ['a'] }, 0],
])('Bullets with pairs in the wrong place are a mistake: %j.', (fields, count) => {
  expect(problemsOf({ type: 'bullets', ...fields })).toHaveLength(count)
})

test.each([
  [{ type: 'news_pi1', topics: ['anna', 'x'] }, 'topics', 'x is not in news/news.json'],
  [{ type: 'news_newsdetail', article: 38 }, 'article', 'article 38 does not exist in this language'],
  [{ type: 'site_download_list', categories: ['x'] }, 'categories', 'x is not in downloads/categories.json'],
  [{ type: 'site_download_list', files: ['x'] }, 'files', 'downloads/x.json does not exist'],
  [{ type: 'site_download_form', form: 'anna', files: ['x'] }, 'files', 'downloads/x.json does not exist'],
  [
    { type: 'site_download_form', form: 'x', files: ['anna'] },
    'form',
    'forms/x.json is no form with the purpose download',
  ],
  [
    { type: 'site_newsletter_teaser', header: 'h', formLink: { page: 6 } },
    'formLink',
    'page 6 has no form for the newsletter',
  ],
  [
    { type: 'site_video', header: 'h', video: { host: 'youtube', id: '1084537' } },
    'video.id',
    'is not an id of youtube',
  ],
  [{ type: 'site_video', header: 'h', video: { file: 'a.mov' } }, 'video.file', 'must be an .mp4 or .webm file'],
])('The target of %j has to exist.', (given, field, message) => {
  expect(problemsOf(given)).toEqual([[field, message]])
})

test('Unknown people are a mistake.', () => {
  expect(problemsOf({ type: 'site_address_list', people: ['anna', 'nobody'] })).toEqual([
    ['people', 'people/nobody.json does not exist'],
  ])
})

test.each([
  [{ type: 'site_product_box' }, 'numbers'],
  [{ type: 'site_story_nav', items: [{ title: 'a' }] }, 'items.0.anchor'],
  [{ type: 'site_story_nav' }, 'items'],
  [{ type: 'site_popup' }, 'header'],
  [{ type: 'site_newsletter_teaser', formLink: { page: 540 } }, 'header'],
  [{ type: 'site_video', video: { file: 'a.mp4' } }, 'title'],
])('A missing part that an element needs is a mistake: %j.', (fields, field) => {
  expect(problemsOf(fields).map(([name]) => name)).toEqual([field])
})

test('A group has no groups.', () => {
  const children = [{ type: 'site_group', children: [{ type: 'div' }] }]
  expect(elementSchema.safeParse({ type: 'site_group', children }).error?.issues[0]?.path).toEqual([
    'children',
    0,
    'type',
  ])
})

test.each([
  [{ rows: [['a', 'b'], ['c']] }, ['rows.1']],
  [{ rows: [['a']], headers: 'top' }, ['rows']],
  [{ rows: [['a'], ['b']], footer: true }, ['rows']],
  [{ rows: [['a'], ['b'], ['c']], footer: true }, []],
])('A table whose rows are not complete is a mistake: %j.', (fields, expected) => {
  expect(problemsOf({ type: 'table', ...fields }).map(([field]) => field)).toEqual(expected)
})
