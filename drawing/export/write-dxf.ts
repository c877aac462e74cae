import { Colors, DxfWriter, LWPolylineFlags, point2d, Units } from '@tarikjabiri/dxf'
import { isMetal } from '#drawing/material.ts'
import { contoursAlong, mainAxis } from './flat-view.ts'
import type { Model } from './model.ts'
import { arcsAlong } from './arcs-along.ts'
import type { RingCurves } from './ring-curves.ts'

/** Largest distance of an arc from the cubic curve that it replaces, mm. */
export const DXF_DEVIATION = 0.001

/**
 * Returns the section of a model as DXF in mm. The bulges of its closed polylines are the exact arcs. Each part has a
 * layer that is called by its item number.
 */
export function writeDxf({ parts }: Model): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  const axis = mainAxis(parts[0]?.solids ?? [])
  for (const { number, solids } of parts) {
    const layerName = layerOf(number)
    dxf.addLayer(layerName, solids.some(({ material }) => isMetal(material)) ? Colors.Cyan : Colors.White, 'Continuous')
    for (const ring of contoursAlong(axis, solids)) {
      dxf.addLWPolyline(verticesOf(ring), { flags: LWPolylineFlags.Closed, layerName })
    }
  }
  return dxf.stringify()
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
