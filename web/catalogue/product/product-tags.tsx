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

/**
 * The suitabilities of a product in words, always in the same order; unknown ones are left out. `some` are those of
 * some variants only.
 */
export function flagTexts({ food, atex, antistatic, pfas }: Flags, some?: Flags): FlagText[] {
  const texts: (FlagText | false)[] = [
    food === true && { key: 'food', icon: 'food', tone: 'ok', text: m.product_flag_food() },
    antistatic === true && { key: 'antistatic', icon: 'bolt', tone: 'neutral', text: m.product_flag_antistatic() },
    atex === true && { key: 'atex', icon: 'wrench', tone: 'neutral', text: m.product_flag_atex() },
    pfas === true && { key: 'pfas', icon: 'alert', tone: 'warn', text: m.product_flag_pfas() },
    pfas === false && { key: 'pfas', icon: 'shield', tone: 'neutral', text: m.product_flag_no_pfas() },
  ]
  const available = (flag: string) => m.product_flag_available({ flag })
  if (!food && some?.food) texts.push({ key: 'food', icon: 'food', tone: 'ok', text: available(m.product_flag_food()) })
  if (!antistatic && some?.antistatic) {
    texts.push({ key: 'antistatic', icon: 'bolt', tone: 'neutral', text: available(m.product_flag_antistatic()) })
  }
  return texts.filter((text) => text !== false)
}

export function ProductTags({ flags, some }: { flags: Flags; some?: Flags }) {
  const texts = flagTexts(flags, some)
  if (texts.length === 0) return null
  return (
    <ul className={css.tags}>
      {texts.map(({ key, icon, tone, text }) => (
        <li key={key}>
          <Tag icon={icon} tone={tone}>
            {text}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
