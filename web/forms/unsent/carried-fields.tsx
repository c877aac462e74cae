import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { CARRIED_FORMS, type CarriedInput, carriedFieldsOf } from './carried-input.ts'
import { storeInput } from './stored-input.ts'

/** Input of forms that their visitor has left, on the pages of a quote request. */
export const CarriedInputContext = createContext<CarriedInput>([])

interface CarriedInputPlaceProps {
  carried: CarriedInput
  /** Id of the customer; undefined for a guest. */
  customerId: string | undefined
  children: ReactNode
}

/** A page that hands on the input of forms that were left. Once it has scripts, the tab remembers the input instead. */
export const CarriedInputPlace = ({ carried, customerId, children }: CarriedInputPlaceProps) => (
  <CarriedInputContext value={carried}>
    {/* Before the forms of the page: they may know more of their own input. */}
    <Storing carried={carried} owner={customerId ?? ''} />
    {children}
  </CarriedInputContext>
)

function Storing({ carried, owner }: { carried: CarriedInput; owner: string }) {
  useLayoutEffect(() => {
    for (const form of CARRIED_FORMS) {
      const fields = carriedFieldsOf(carried, form)
      if (fields)
        storeInput(
          form,
          owner,
          [...fields].map(([name, value]) => [name, String(value)]),
        )
    }
  }, [carried, owner])
  return null
}

/** The input of other forms that goes along with this one. Empty once scripts remember it. */
export function useCarriedInput(): CarriedInput {
  const carried = use(CarriedInputContext)
  return useHydrated() ? [] : carried
}

/** Letters of the hidden fields of a page: a long comment is not repeated in each of hundreds of forms. */
const MOST_LETTERS = 100_000

/**
 * The same as hidden fields.
 * @param copies forms of the page that would have them. Too long for all, they are in none of these.
 */
export function CarriedFields({ copies = 1 }: { copies?: number }) {
  const carried = useCarriedInput()
  const letters = carried.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (copies * letters > MOST_LETTERS) return null
  return carried.map(([name, value], index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a name may come more than once
    <input key={index} type="hidden" name={name} value={value} />
  ))
}
