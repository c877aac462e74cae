import { useCallback, useId, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import type { Material } from '#drawing/material.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { m } from '#web/i18n/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './cad-viewer.module.css'
import { ColourField, MeasureFields, CutPlaneFields, type Measured, type CutPlane } from './viewer-fields.tsx'
import { segmentDistance } from './segment-distance.ts'
import { STANDARD_VIEWS, type StandardView } from './standard-views.ts'
import { useThreeView } from './use-three-view.ts'
import { onViewerKey } from './viewer-keys.ts'
import { sectionText, VIEW_TEXTS } from './viewer-texts.ts'
import type { ViewerBody } from './viewer-body.ts'

interface CadViewerProps {
  /** Keep the same list as long as the model is the same. */
  bodies: readonly ViewerBody[]
  name: string
  /** Shown where the browser has no WebGL. */
  drawing: ReactNode
}

const NOTHING: Measured = [undefined, undefined]
/** Pixels that a finger may move while it taps. */
const STILL = 4

/** A model that is turned, cut and measured, by pointer, finger and keyboard. A live region reports each change. */
export function CadViewer({ bodies, name, drawing }: CadViewerProps) {
  const host = useRef<HTMLDivElement>(null)
  const { view, state } = useThreeView(host, bodies)
  const [section, setSection] = useState<CutPlane>()
  const [measured, setMeasured] = useState<Measured>(NOTHING)
  const [said, setSaid] = useState('')
  const pressed = useRef<{ x: number; y: number }>(undefined)
  const helpId = useId()
  const straight = useMemo(() => bodies.flatMap((body) => body.straight), [bodies])

  const show = (standard: StandardView) => {
    view?.show(standard)
    setSaid(VIEW_TEXTS[standard]())
  }
  const cut = (wanted: CutPlane | undefined) => {
    setSection(wanted)
    view?.cut(wanted)
    setSaid(sectionText(wanted))
  }
  const measure = useCallback(
    (edges: Measured) => {
      setMeasured(edges)
      const [first, second] = edges.map((index) => (index === undefined ? undefined : straight[index]))
      const found = first && second && segmentDistance(first, second)
      view?.mark(
        [first, second].filter((edge) => edge !== undefined),
        found?.between,
      )
      if (found) setSaid(m.cad_measure_result({ distance: formatNumber(found.distance, 2) }))
      else setSaid(first || second ? m.cad_measure_next() : m.cad_measure_none())
    },
    [straight, view],
  )
  const pickEdge = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) => {
    const start = pressed.current
    pressed.current = undefined
    if (!start || Math.hypot(offsetX - start.x, offsetY - start.y) > STILL) return
    const index = view?.pick(offsetX, offsetY)
    if (index === undefined) return
    const [first, second] = measured
    measure(first === undefined || second !== undefined ? [index, undefined] : [first, index])
  }
  const paint = (material: Material | undefined, text: string) => {
    view?.paint(material)
    setSaid(text)
  }

  if (state === 'no-webgl' || state === 'failed') {
    return (
      <div className={css.viewer}>
        {drawing}
        <p className={css.note} role="status">
          {state === 'failed' ? m.cad_failed() : m.cad_no_webgl()}
        </p>
      </div>
    )
  }
  const isReady = state === 'ready'
  return (
    <div className={css.viewer} aria-busy={!isReady}>
      <div className={css.stage}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- an application takes keys */}
        <div
          ref={host}
          className={css.canvas}
          role="application"
          tabIndex={0}
          aria-label={m.cad_model_of({ name })}
          aria-describedby={helpId}
          onKeyDown={(event) => view && onViewerKey(event, view, show)}
          onPointerDown={({ nativeEvent: { offsetX: x, offsetY: y } }) => (pressed.current = { x, y })}
          onPointerUp={pickEdge}
        />
        {/* oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
        {!isReady && <p className={css.loading}>{m.cad_loading()}</p>}
      </div>
      <p className={css.said} role="status">
        {said}
      </p>
      <fieldset className={css.controls} disabled={!isReady}>
        <legend className="vh">{m.cad_controls()}</legend>
        <div className={css.views} role="group" aria-label={m.cad_views()}>
          {STANDARD_VIEWS.map((standard) => (
            <Button key={standard} variant="line" size="s" onClick={() => show(standard)}>
              {VIEW_TEXTS[standard]()}
            </Button>
          ))}
          <Button variant="line" size="s" aria-label={m.cad_zoom_in()} onClick={() => view?.zoom(1.4)}>
            <Icon name="plus" />
          </Button>
          <Button variant="line" size="s" aria-label={m.cad_zoom_out()} onClick={() => view?.zoom(1 / 1.4)}>
            <Icon name="minus" />
          </Button>
        </div>
        <div className={css.fields}>
          <CutPlaneFields section={section} onSection={cut} />
          <MeasureFields straight={straight} measured={measured} onMeasure={measure} />
          <ColourField onColour={paint} />
        </div>
      </fieldset>
      <p id={helpId} className={css.help}>
        {m.cad_keys()}
      </p>
    </div>
  )
}
