import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder of the code that Node has compiled, for all processes that tests start. */
export const COMPILED = join(tmpdir(), 'profilwerk-compiled')
