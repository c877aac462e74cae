import { useState } from 'react'
import { m } from '#web/i18n/messages.ts'
import { useToast } from './toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import css from './copy-button.module.css'

/** Copies a text, an item number for example, and says so. Hidden without scripts. */
export function CopyButton({ text }: { text: string }) {
  const isHydrated = useHydrated()
  const toast = useToast()
  const [copied, setCopied] = useState<string>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // The browser or its user refuses: the number can be marked and copied by hand.
      return toast(m.product_copy_failed())
    }
    setCopied(text)
    toast(m.product_copied({ text }))
  }
  return (
    <button
      type="button"
      className={css.copy}
      aria-label={m.product_copy({ text })}
      title={m.product_copy({ text })}
      disabled={!isHydrated}
      onClick={() => void copy()}
    >
      <Icon name={copied === text ? 'check' : 'copy'} small />
    </button>
  )
}
