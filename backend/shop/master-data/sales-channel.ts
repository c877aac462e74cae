import { idOf } from '#backend/database/id.ts'

/** The sales channel of the embedded shop. */
export const SALES_CHANNEL_ID = '98432def39fc4624b33213a56b8c944d'

/** Root of the category tree, level 1. Its children are the main navigation. */
export const NAVIGATION_ROOT_ID = idOf('category', 'root')

/** Shopware's own id of its system currency. */
export const EURO = { id: 'b7d2554b0ce847cd82f3ac9bd1c0dfca', isoCode: 'EUR', symbol: '€', name: 'Euro' } as const
