import { offerLocales, LOCALES } from '#contracts/locales.ts'

// Files of a process share its modules. The languages of a company in one would be those in the next.
offerLocales(LOCALES)
