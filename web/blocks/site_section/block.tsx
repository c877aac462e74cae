import type { ReactNode } from 'react'
import type { ElementOf } from '#contracts/content/element.ts'
import { Band } from './band.tsx'

/** A section with a heading: its elements stand in the right column, one below the other. */
export function SectionHead({ section, children }: { section: ElementOf<'site_section'>; children: ReactNode }) {
  return (
    <div id={section.anchor || undefined}>
      <Band element={section} place={{ level: 2, stage: false, inside: false }} intro={section.bodytext}>
        {children}
      </Band>
    </div>
  )
}
