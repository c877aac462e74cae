import type { CadQuery } from '#web/app/paths.ts'
import type { CadChoice } from '#web/tools/cad/cad-choice.ts'

/** The choice for addresses, without any part that is impossible. */
export const cadQueryOf = ({ length, width, carrier }: CadChoice): CadQuery => ({
  length: length === undefined ? undefined : String(length),
  width: width === undefined ? undefined : String(width),
  cProfile: carrier?.id,
})
