import { describeBrokenBodies } from '#test/broken-bodies/suite.ts'
import { SEED } from './random.ts'

// All that there are: every byte of every body, broken in every way.
describeBrokenBodies(SEED, Infinity, ['PGlite', 'PostgreSQL'])
