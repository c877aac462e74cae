import { Band } from './band.tsx'
import type { BlockProps } from './block.ts'
import { RichText } from './rich-text.tsx'

export const Text = ({ element, place }: BlockProps<'text'>) => (
  <Band element={element} place={place}>
    <RichText nodes={element.bodytext} />
  </Band>
)
