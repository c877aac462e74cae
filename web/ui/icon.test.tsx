import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ICON_PATHS } from './icon-paths.ts'
import { Icon, type IconName } from './icon.tsx'

// Differs from the specification: 44.
test.each(Object.entries(ICON_PATHS))(
  'The icon %s is drawn by the page that shows it, not by another file.',
  (name, path) => {
    const markup = renderToStaticMarkup(<Icon name={name as IconName} />)
    expect([markup.includes(`d="${path}"`), markup.includes('<use')]).toEqual([true, false])
  },
)
