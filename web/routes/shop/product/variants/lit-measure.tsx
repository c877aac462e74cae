import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface LitMeasure {
  /** Letter of the measure that is pointed out in the drawing and in the table; undefined for none. */
  lit: string | undefined
  light: (symbol: string | undefined) => void
}

const LitMeasureContext = createContext<LitMeasure>({ lit: undefined, light: () => {} })

export const useLitMeasure = (): LitMeasure => useContext(LitMeasureContext)

/** Links the letters of the section with the columns of the table: pointing at one points out the other. */
export function LitMeasureProvider({ children }: { children: ReactNode }) {
  const [lit, light] = useState<string>()
  const value = useMemo(() => ({ lit, light }), [lit])
  return <LitMeasureContext value={value}>{children}</LitMeasureContext>
}
