import { describeBrokenBodies } from './suite.ts'

describeBrokenBodies(20_261_125, 100, ['PGlite', 'PostgreSQL'])
