import { m } from '#web/i18n/messages.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { Flags } from './product-flags.ts'
import css from './product-tags.module.css'

export interface FlagText {
  key: keyof Flags
  icon: IconName
  tone: 'neutral' | 'ok' | 'warn'
  text: string
}

/** The suitabilities of a product in words, in the order in which they are always shown. */
export function flagTexts({ food, atex, antistatic, pfas }: Flags): FlagText[] {
  const texts: (FlagText | false)[] = [
    food && { key: 'food', icon: 'food', tone: 'ok', text: m.product_flag_food() },
    antistatic && { key: 'antistatic', icon: 'bolt', tone: 'neutral', text: m.product_flag_antistatic() },
    atex && { key: 'atex', icon: 'wrench', tone: 'neutral', text: m.product_flag_atex() },
    pfas
      ? { key: 'pfas', icon: 'alert', tone: 'warn', text: m.product_flag_pfas() }
      : { key: 'pfas', icon: 'shield', tone: 'neutral', text: m.product_flag_no_pfas() },
  ]
  return texts.filter((text) => text !== false)
}

export function ProductTags({ flags }: { flags: Flags }) {
  return (
    <ul className={css.tags}>
      {flagTexts(flags).map(({ key, icon, tone, text }) => (
        <li key={key}>
          <Tag icon={icon} tone={tone}>
            {text}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
