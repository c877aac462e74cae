import { idOf } from '#backend/database/id.ts'
import { ENGLISH, GERMAN } from '#contracts/shop/languages.ts'

/** Rows of `seo_url`: the German and the English path of a category or product. */
export const seoUrlRows = (
  routeName: 'frontend.navigation.page' | 'frontend.detail.page',
  foreignKey: string,
  de: string,
  en: string,
) =>
  [
    { languageId: GERMAN, seoPathInfo: de },
    { languageId: ENGLISH, seoPathInfo: en },
  ].map(({ languageId, seoPathInfo }) => ({
    id: idOf('seo-url', `${languageId}/${seoPathInfo}`),
    languageId,
    routeName,
    foreignKey,
    pathInfo: `/${routeName === 'frontend.detail.page' ? 'detail' : 'navigation'}/${foreignKey}`,
    seoPathInfo,
  }))
