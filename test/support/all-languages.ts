import { offerLocales, LOCALES } from '#contracts/locales.ts'

// Files of a process share its modules: the languages of a company that one has read would be those of the next.
offerLocales(LOCALES)
