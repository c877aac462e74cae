import { describeBrokenBodies } from './suite.ts'

// On PostgreSQL, which takes a start and an import of its own, in `test:long`.
describeBrokenBodies(20_261_125, 100, ['PGlite'])
