import { Colors, DxfWriter, LWPolylineFlags, point2d, Units } from '@tarikjabiri/dxf'
import { isMetal } from '#drawing/material.ts'
import { contoursAlong, mainAxis } from './flat-view.ts'
import type { Model } from './model.ts'
import { arcsAlong } from './arcs-along.ts'
import type { RingCurves } from './ring-curves.ts'

/** Largest distance of an arc from the cubic curve that it replaces, mm. */
export const DXF_DEVIATION = 0.001

/**
 * Returns the section of a model as DXF in mm, each contour once. The bulges of its closed polylines are the exact arcs.
 * Each part has a layer that is called by its item number. Edges inside of a contour have another one.
 */
export function writeDxf(model: Model): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  const layers = new Set<string>()
  for (const { layerName, isMetallic, ring } of flatContours(model)) {
    if (!layers.has(layerName)) dxf.addLayer(layerName, isMetallic ? Colors.Cyan : Colors.White, 'Continuous')
    layers.add(layerName)
    dxf.addLWPolyline(verticesOf(ring), { flags: LWPolylineFlags.Closed, layerName })
  }
  return dxf.stringify()
}

/** The contours of a model in the order of its file. */
export function flatContours({ parts }: Model): { layerName: string; isMetallic: boolean; ring: RingCurves }[] {
  const axis = mainAxis(parts[0]?.solids ?? [])
  return parts.flatMap(({ number, solids }) =>
    contoursAlong(axis, solids).map(({ ring, isInner }) => ({
      layerName: layerOf(isInner ? `${number}-INNER` : number),
      isMetallic: solids.some(({ material }) => isMetal(material)),
      ring,
    })),
  )
}

const verticesOf = (ring: RingCurves) =>
  ring
    .flatMap((curve) => (curve.kind === 'cubic' ? arcsAlong(curve, DXF_DEVIATION) : [curve]))
    .map((curve) => ({
      point: point2d(curve.begin[0], curve.begin[1]),
      ...(curve.kind === 'arc' && { bulge: Math.tan(curve.turn / 4) }),
    }))

/** Layer names have no characters that a DXF reserves. */
const layerOf = (number: string): string => number.replace(/[^\w.-]/g, '_')
