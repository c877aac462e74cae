import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'

/** Extensions that the migrations create. PGlite has each as a file of its own. */
export const PGLITE_EXTENSIONS = { pg_trgm: trigrams }
