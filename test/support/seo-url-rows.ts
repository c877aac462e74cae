import { idOf } from '#backend/database/id.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'

const PATHS = {
  'frontend.navigation.page': 'navigation',
  'frontend.detail.page': 'detail',
  'frontend.landing.page': 'landingPage',
}

/** Rows of `seo_url`: the German and the English path of a category, product or landing page. */
export const seoUrlRows = (routeName: keyof typeof PATHS, foreignKey: string, de: string, en: string) =>
  [
    { languageId: GERMAN, seoPathInfo: de },
    { languageId: ENGLISH, seoPathInfo: en },
  ].map(({ languageId, seoPathInfo }) => ({
    id: idOf('seo-url', `${languageId}/${seoPathInfo}`),
    languageId,
    routeName,
    foreignKey,
    pathInfo: `/${PATHS[routeName]}/${foreignKey}`,
    seoPathInfo,
  }))
