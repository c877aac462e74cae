import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  Color,
  FrontSide,
  type Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Scene,
} from 'three'
import { isMetal, lineColour, tone, type Material } from '#drawing/material.ts'
import type { Segment, ViewerBody } from './viewer-body.ts'

const FACE = 0.62
const CUT = 0.84
const MARK = '#d0021b'

/** Adds a body with its drawn edges. Returns what gives it the colour of another material, if it is of plastic. */
export function addBody(scene: Scene, { colour, triangles, edges }: ViewerBody) {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(triangles, 3))
  geometry.computeVertexNormals()
  // Edges are drawn over the faces that they bound.
  const offset = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }
  const face = new MeshLambertMaterial({ side: FrontSide, ...offset })
  // The inside of a body is seen where it is cut: in one tone it is the cut face.
  const inside = new MeshBasicMaterial({ side: BackSide, ...offset })
  const line = new LineBasicMaterial()
  const outline = new BufferGeometry()
  outline.setAttribute('position', new BufferAttribute(edges, 3))
  scene.add(new Mesh(geometry, face), new Mesh(geometry, inside), new LineSegments(outline, line))
  const isPlastic = 'material' in colour && !isMetal(colour.material)
  const paint = (wanted: Material | undefined) => {
    const material = 'hex' in colour ? undefined : isPlastic ? (wanted ?? colour.material) : colour.material
    face.color = new Color(material ? tone(material, FACE) : 'hex' in colour ? colour.hex : '#999')
    inside.color = new Color(material ? tone(material, CUT) : '#ddd')
    line.color = new Color(material ? lineColour(material) : '#222')
  }
  paint(undefined)
  return { paint }
}

/** A line over everything else. */
export function markOf(segment: Segment): LineSegments {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(segment.flat()), 3))
  const line = new LineSegments(geometry, new LineBasicMaterial({ color: MARK, depthTest: false }))
  line.renderOrder = 1
  return line
}

/** Frees the graphics memory of all that is drawn below an object. */
export function disposeAll(root: Scene | Group): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof LineSegments)) return
    object.geometry.dispose()
    const materials = Array.isArray(object.material) ? object.material : [object.material]
    for (const material of materials) material.dispose()
  })
}
