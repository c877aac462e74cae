import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface LitMeasure {
  /** Letter of the measure that is pointed out in the drawing and in the table; undefined for none. */
  lit: string | undefined
  light: (symbol: string | undefined) => void
  /** Letter that stays pointed out while no other one is; for fingers and the keyboard. */
  pinned: string | undefined
  /** Pins a letter, or the pinned one no more. */
  pin: (symbol: string) => void
}

const LitMeasureContext = createContext<LitMeasure>({
  lit: undefined,
  light: () => {},
  pinned: undefined,
  pin: () => {},
})

export const useLitMeasure = (): LitMeasure => useContext(LitMeasureContext)

/** Links the letters of the section with the columns of the table: pointing at one points out the other. */
export function LitMeasureProvider({ children }: { children: ReactNode }) {
  const [passing, light] = useState<string>()
  const [pinned, setPinned] = useState<string>()
  const lit = passing ?? pinned
  const value = useMemo(
    () => ({ lit, light, pinned, pin: (symbol: string) => setPinned((now) => (now === symbol ? undefined : symbol)) }),
    [lit, pinned],
  )
  return <LitMeasureContext value={value}>{children}</LitMeasureContext>
}
