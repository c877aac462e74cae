/** Whether nothing else runs on the machine: `npm run test:long clock` says so. Beside other work no time tells anything. */
const IS_QUIET = process.env['QUIET_MACHINE'] === '1'

/** A limit of the wall clock in milliseconds; none on a busy machine, so that a test never depends on its load. */
export const onQuietMachine = (limit: number): number => (IS_QUIET ? limit : Infinity)
