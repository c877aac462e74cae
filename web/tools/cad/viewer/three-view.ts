import { AmbientLight, DirectionalLight, Group, OrthographicCamera, Plane, Scene, Vector3, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import type { Material } from '#drawing/material.ts'
import type { Vector } from '#drawing/geometry/vector.ts'
import { addBody, disposeAll, markOf } from './three-body.ts'
import type { CutAxis, StandardView } from './standard-views.ts'
import { spaceBoundsOf, type Segment, type ViewerBody } from './viewer-body.ts'

/** A model in a canvas. Nothing is drawn unless something changes. */
export interface ThreeView {
  show: (view: StandardView) => void
  /** Radians around the vertical and the horizontal axis of the screen. */
  turn: (across: number, down: number) => void
  /** Shares of the canvas. */
  pan: (right: number, up: number) => void
  zoom: (factor: number) => void
  /** Cuts away the part in front of a place, a share of the model from 0 to 1. */
  cut: (section: { axis: CutAxis; share: number } | undefined) => void
  /** Points out edges and the line between them. */
  mark: (edges: readonly Segment[], between: Segment | undefined) => void
  /** Gives all plastic parts the colour of a material; undefined for their own. */
  paint: (material: Material | undefined) => void
  /** Returns the index of the straight edge near a point of the canvas, in pixels. */
  pick: (x: number, y: number) => number | undefined
  resize: () => void
  /** Gives back all memory of the graphics card, and the context. */
  dispose: () => void
}

const DIRECTIONS: Record<StandardView, Vector> = {
  isometric: [1, -1, 1],
  whole: [1, -1, 1],
  front: [0, -1, 0],
  side: [1, 0, 0],
  // Not exactly from above, where there would be no up.
  top: [0, -1e-4, 1],
}
const MARGIN = 1.12
/** An isometric view of a bar shows its end, that many times as long as the section is large. */
const SHOWN_LENGTH = 4
/** Pixels. */
const NEAR = 14

/** @throws Error if the browser has no WebGL. */
export function createThreeView(canvas: HTMLCanvasElement, bodies: readonly ViewerBody[]): ThreeView {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio))
  const scene = new Scene()
  const camera = new OrthographicCamera()
  camera.up.set(0, 0, 1)
  const light = new DirectionalLight('#fff', 2)
  scene.add(new AmbientLight('#fff', 1.4), light)
  const painted = bodies.map((body) => addBody(scene, body))
  const marks = new Group()
  scene.add(marks)
  const { min, max } = spaceBoundsOf(bodies)
  const [low, high] = [new Vector3(...min), new Vector3(...max)]
  const size = high.distanceTo(low)
  const straight = bodies.flatMap((body) => body.straight)
  const controls = new OrbitControls(camera, canvas)
  controls.zoomToCursor = true

  let frame = 0
  const render = () => {
    frame = 0
    light.position.copy(camera.position).sub(controls.target).applyAxisAngle(camera.up, 0.5)
    renderer.render(scene, camera)
  }
  const renderLater = () => {
    frame ||= requestAnimationFrame(render)
  }
  controls.addEventListener('change', renderLater)

  /** Half of the least visible size, mm; a canvas of another shape shows all of it, too. */
  const fitted = { across: 1, upwards: 1 }
  function lookFrom(direction: Vector3, begin: Vector3, end: Vector3): void {
    const centre = begin.clone().add(end).multiplyScalar(0.5)
    controls.target.copy(centre)
    camera.position.copy(centre).addScaledVector(direction.normalize(), 2 * size)
    camera.near = 0
    camera.far = 4 * size
    camera.lookAt(centre)
    camera.updateMatrixWorld()
    const seen = cornersBetween(begin, end).map((corner) => corner.applyMatrix4(camera.matrixWorldInverse))
    fitted.across = Math.max(...seen.map(({ x }) => Math.abs(x))) * MARGIN
    fitted.upwards = Math.max(...seen.map(({ y }) => Math.abs(y))) * MARGIN
    camera.zoom = 1
    frustum()
    controls.update()
    renderLater()
  }
  const aspect = () => (canvas.clientWidth || 1) / (canvas.clientHeight || 1)
  function frustum(): void {
    const half = Math.max(fitted.upwards, fitted.across / aspect(), 1e-3)
    camera.top = half
    camera.bottom = -half
    camera.right = half * aspect()
    camera.left = -camera.right
    camera.updateProjectionMatrix()
  }
  function resize(): void {
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
    frustum()
    renderLater()
  }
  let shown: StandardView = 'whole'
  /** Where the end that is looked at begins: at a cut across the length, otherwise at the end itself. */
  let begin = low.y
  function follow(place: number): void {
    if (shown === 'isometric') {
      controls.target.y += place - begin
      camera.position.y += place - begin
      controls.update()
    }
    begin = place
  }
  function show(view: StandardView): void {
    shown = view
    const start = low.clone()
    start.y = view === 'isometric' ? begin : low.y
    const end = high.clone()
    const section = Math.max(high.x - low.x, high.z - low.z)
    if (view === 'isometric') end.y = Math.min(high.y, begin + SHOWN_LENGTH * section)
    lookFrom(new Vector3(...DIRECTIONS[view]), start, end)
  }
  const onScreen = (point: Vector) => {
    const { x, y } = new Vector3(...point).project(camera)
    return { x: ((x + 1) / 2) * canvas.clientWidth, y: ((1 - y) / 2) * canvas.clientHeight }
  }

  renderer.setSize(canvas.clientWidth, canvas.clientHeight, false)
  show('whole')
  return {
    show,
    resize,
    turn(across, down) {
      const offset = camera.position.clone().sub(controls.target)
      const sideways = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion)
      const tilted = offset.clone().applyAxisAngle(sideways, down)
      // Beyond the poles the model would turn over.
      const isUpright = Math.abs(tilted.clone().normalize().z) < 0.999
      camera.position.copy(controls.target).add((isUpright ? tilted : offset).applyAxisAngle(camera.up, across))
      controls.update()
      renderLater()
    },
    pan(right, up) {
      const step = (2 * camera.top) / camera.zoom
      const move = new Vector3(-right * step * aspect(), -up * step, 0).applyQuaternion(camera.quaternion)
      camera.position.add(move)
      controls.target.add(move)
      controls.update()
      renderLater()
    },
    zoom(factor) {
      camera.zoom = Math.min(1000, Math.max(0.2, camera.zoom * factor))
      camera.updateProjectionMatrix()
      controls.update()
      renderLater()
    },
    cut(section) {
      renderer.clippingPlanes = section ? [planeOf(section, low, high)] : []
      follow(section?.axis === 'y' ? low.y + (high.y - low.y) * section.share : low.y)
      renderLater()
    },
    mark(edges, between) {
      disposeAll(marks)
      marks.clear()
      for (const segment of between ? [...edges, between] : edges) marks.add(markOf(segment))
      renderLater()
    },
    paint(material) {
      for (const { paint } of painted) paint(material)
      renderLater()
    },
    pick(x, y) {
      const distances = straight.map(([a, b]) => screenDistance({ x, y }, onScreen(a), onScreen(b)))
      const nearest = Math.min(...distances)
      return nearest <= NEAR ? distances.indexOf(nearest) : undefined
    },
    dispose() {
      cancelAnimationFrame(frame)
      controls.dispose()
      disposeAll(scene)
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

function planeOf({ axis, share }: { axis: CutAxis; share: number }, low: Vector3, high: Vector3): Plane {
  const at = low[axis] + (high[axis] - low[axis]) * share
  if (axis === 'y') return new Plane(new Vector3(0, 1, 0), -at)
  return new Plane(axis === 'x' ? new Vector3(-1, 0, 0) : new Vector3(0, 0, -1), at)
}

const cornersBetween = (low: Vector3, high: Vector3): Vector3[] =>
  [low.x, high.x].flatMap((x) => [low.y, high.y].flatMap((y) => [low.z, high.z].map((z) => new Vector3(x, y, z))))

type ScreenPoint = { x: number; y: number }

function screenDistance(point: ScreenPoint, a: ScreenPoint, b: ScreenPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length > 0 ? Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length)) : 0
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy)
}
