import type { Brand } from '#contracts/brand.ts'
import type { Company } from '#contracts/company.ts'

interface SymbolHeadProps {
  icons: Brand['icons']
  colours: Company['colours']
}

/** Symbol, name and colour of the site for devices. They read the page as it is sent, so only the server renders it. */
export const SymbolHead = ({ icons, colours }: SymbolHeadProps) => (
  <>
    <meta name="theme-color" content={colours.brand} />
    <link rel="icon" href={icons.favicon} type={icons.favicon.endsWith('svg') ? 'image/svg+xml' : 'image/png'} />
    <link rel="apple-touch-icon" href={icons.touch} />
    <link rel="manifest" href="/manifest.webmanifest" />
  </>
)
