import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ThreeView } from './three-view.ts'
import type { ViewerBody } from './viewer-body.ts'

/** `no-webgl`: the browser cannot show models. `failed`: the scripts did not come. */
export type ViewerState = 'loading' | 'ready' | 'no-webgl' | 'failed'

/**
 * The model in a canvas of its own inside of an element. It is loaded with its scripts and given back when the element
 * goes. A canvas whose context was given back never gets another one: each model has a new one.
 */
export function useThreeView(
  host: RefObject<HTMLElement | null>,
  bodies: readonly ViewerBody[],
): { view: ThreeView | undefined; state: ViewerState } {
  const [shown, setShown] = useState<{ view?: ThreeView; state: ViewerState }>({ state: 'loading' })
  const current = useRef<ThreeView>(undefined)
  useEffect(() => {
    const element = host.current
    if (!element) return
    const canvas = document.createElement('canvas')
    element.append(canvas)
    let isGone = false
    const observer = new ResizeObserver(() => current.current?.resize())
    const start = async () => {
      // The viewer says so.
      const loaded = await import('./three-view.ts').catch(() => undefined)
      if (isGone) return
      if (!loaded) return setShown({ state: 'failed' })
      try {
        current.current = loaded.createThreeView(canvas, bodies)
      } catch {
        // The only thing that can fail here: three throws if it gets no WebGL context.
        return setShown({ state: 'no-webgl' })
      }
      observer.observe(element)
      setShown({ view: current.current, state: 'ready' })
    }
    void start()
    return () => {
      isGone = true
      observer.disconnect()
      current.current?.dispose()
      current.current = undefined
      canvas.remove()
    }
  }, [bodies, host])
  return { view: shown.view, state: shown.state }
}
