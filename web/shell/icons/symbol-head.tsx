import { THEME_COLOUR } from './theme-colour.ts'
import touchIcon from './touch-icon.png?no-inline'

/** Symbol, name and colour of the site for devices. They read the page as it is sent, so only the server renders it. */
export const SymbolHead = () => (
  <>
    <meta name="theme-color" content={THEME_COLOUR} />
    <link rel="apple-touch-icon" href={touchIcon} />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
)
