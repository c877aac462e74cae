/** Whether every combination is tested, as `npm run test:long matrix` does; a few that differ otherwise. */
export const IS_WHOLE_MATRIX = process.env['MATRIX'] === 'all'
