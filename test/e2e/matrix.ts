import { IS_WHOLE_MATRIX } from '#test/support/matrix.ts'

/**
 * The rows that a journey is repeated with: languages, widths, pages or faults. `npm test` has the first one. It
 * differs from journey to journey, so that several use each language and each width. The whole matrix has all.
 */
export const rowsOf = <const Row>(rows: readonly Row[]): readonly Row[] => (IS_WHOLE_MATRIX ? rows : rows.slice(0, 1))
