import { errorOf, type Finding, warningOf } from '#doctor/finding.ts'

/** An element that does not show on a page of a TYPO3, and why. */
export interface BrokenElement {
  path: string
  type: string
  fault: 'form' | 'news' | 'own' | 'other' | 'sign-in'
}

const NEWS = /^news_/

/** Finds elements in a page's JSON, also those inside of others. */
export function brokenElements(path: string, json: unknown): BrokenElement[] {
  if (Array.isArray(json)) return json.flatMap((value) => brokenElements(path, value))
  if (typeof json !== 'object' || json === null) return []
  const inside = Object.values(json).flatMap((value) => brokenElements(path, value))
  if (!('type' in json && typeof json.type === 'string' && 'id' in json)) return inside
  const fault = faultOf(json.type, 'content' in json ? json.content : undefined)
  return fault ? [{ path, type: json.type, fault }, ...inside] : inside
}

function faultOf(type: string, content: unknown): BrokenElement['fault'] | undefined {
  if (type === 'felogin_login') return 'sign-in'
  // A plugin whose extension has no TypoScript in the site comes without content.
  if (content === undefined) return NEWS.test(type) ? 'news' : undefined
  if (typeof content !== 'object' || content === null) return undefined
  if ('form' in content && typeof content.form === 'string' && content.form !== '') return 'form'
  if ('error' in content && typeof content.error === 'string') return type.startsWith('site_') ? 'own' : 'other'
  return undefined
}

const unique = (names: string[]): string => [...new Set(names)].join(', ')

/** One finding for each kind of fault, with the pages. */
export function elementFindings(broken: readonly BrokenElement[]): Finding[] {
  const findings: Record<BrokenElement['fault'], (pages: string, types: string) => Finding> = {
    form: (pages) =>
      errorOf(
        `The TYPO3 cannot make its forms on ${pages}.`,
        'Add profilwerk/site-package to the dependencies of the site, or typo3/form beside a package of your own. Another reason is in the log of the TYPO3, var/log.',
      ),
    news: (pages) =>
      errorOf(
        `News come without content on ${pages}: EXT:news is not connected with EXT:headless.`,
        'Require friendsoftypo3/headless_news with Composer, add profilwerk/site-package to the dependencies of the site, and flush all caches.',
      ),
    own: (pages, types) =>
      errorOf(
        `The TYPO3 cannot make our elements ${types} on ${pages}.`,
        'Add profilwerk/site-package to the dependencies in the site configuration of the TYPO3, and flush all caches.',
      ),
    other: (pages, types) =>
      warningOf(
        `The TYPO3 has no JSON for the elements ${types} on ${pages}, so visitors do not see them.`,
        'Add the set or TypoScript of their extension to the site, or take other elements.',
      ),
    'sign-in': (pages) =>
      warningOf(
        `Visitors cannot sign in to the TYPO3 on ${pages}: this site does not support it.`,
        'Remove the element felogin_login. Customers sign in to the shop; pages for groups of visitors stay closed.',
      ),
  }
  return Object.entries(Object.groupBy(broken, ({ fault }) => fault)).flatMap(([fault, elements]) =>
    elements.length > 0
      ? [
          findings[fault as BrokenElement['fault']](
            unique(elements.map(({ path }) => path)),
            unique(elements.map(({ type }) => type)),
          ),
        ]
      : [],
  )
}
