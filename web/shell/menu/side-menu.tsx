import { useState } from 'react'
import { useLocation } from 'react-router'
import { PlainMenu } from './plain-menu.tsx'
import type { SideMenuPanelProps } from './side-menu-panel.tsx'

const loadPanel = () => import('./side-menu-panel.tsx')

/**
 * The menu of tablet and phone: a button whose panel is loaded when a pointer or the focus comes near. Without scripts
 * or a network, the button opens a plain list of the same links.
 */
export function SideMenu({ menu, company, children }: Omit<SideMenuPanelProps, 'onClose'>) {
  const { pathname } = useLocation()
  // Open on one page only: any navigation closes it.
  const [opened, setOpened] = useState<{ on: string; panel: Awaited<ReturnType<typeof loadPanel>> }>()

  if (opened && opened.on !== pathname) setOpened(undefined)

  async function open(list: HTMLDetailsElement) {
    try {
      setOpened({ on: pathname, panel: await loadPanel() })
    } catch {
      // The panel's scripts did not load: the list opens as it does without scripts.
      list.open = true
    }
  }
  const loadAhead = () => {
    // Opening loads it again.
    loadPanel().catch(() => {})
  }
  return (
    <>
      <PlainMenu menu={menu} onNear={loadAhead} onOpen={(list) => void open(list)}>
        {children}
      </PlainMenu>
      {opened?.on === pathname && (
        <opened.panel.SideMenuPanel menu={menu} company={company} onClose={() => setOpened(undefined)}>
          {children}
        </opened.panel.SideMenuPanel>
      )}
    </>
  )
}
