import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import openCascade from 'replicad-opencascadejs'

const wasm = createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm')
const kernel = await openCascade({ wasmBinary: readFileSync(wasm), print: () => {}, printErr: () => {} })

/** OpenCASCADE's measurements of a STEP file: exact volume in mm³ and box in mm of all its solids. */
export interface ReadStep {
  isValid: boolean
  solids: number
  /** Whether each shell is closed. */
  isClosed: boolean
  volume: number
  min: [number, number, number]
  max: [number, number, number]
}

/**
 * Reads a STEP file with OpenCASCADE, which has no code in common with what writes it.
 * @throws Error if it cannot be read.
 */
export function readStep(text: string): ReadStep {
  kernel.FS.writeFile('/read.step', text)
  const reader = new kernel.STEPControl_Reader()
  const status = reader.ReadFile('/read.step')
  if (String(status) !== 'IFSelect_RetDone') throw new Error(`OpenCASCADE does not read the file: ${String(status)}`)
  reader.TransferRoots(new kernel.Message_ProgressRange())
  const shape = reader.OneShape()
  const masses = new kernel.GProp_GProps()
  kernel.BRepGProp.VolumeProperties(shape, masses, false, false, false)
  const box = new kernel.Bnd_Box()
  kernel.BRepBndLib.Add(shape, box, false)
  box.SetGap(0)
  const [low, high] = [box.CornerMin(), box.CornerMax()]
  const shells = shapesIn(shape, 'TopAbs_SHELL')
  const solids = shapesIn(shape, 'TopAbs_SOLID')
  const analyzer = new kernel.BRepCheck_Analyzer(shape, true, false, false)
  const read: ReadStep = {
    isValid: analyzer.IsValid(),
    solids: solids.length,
    isClosed: shells.length > 0 && shells.every((shell) => kernel.BRep_Tool.IsClosed(shell)),
    volume: masses.Mass(),
    min: [low.X(), low.Y(), low.Z()],
    max: [high.X(), high.Y(), high.Z()],
  }
  // The kernel's memory is not collected: thousands of files would fill it.
  for (const used of [...shells, ...solids, analyzer, low, high, box, masses, shape, reader]) used.delete()
  return read
}

/** Distance of each solid of a STEP file from the nearest other one, mm. */
export function gapsBetween(text: string): number[] {
  kernel.FS.writeFile('/read.step', text)
  const reader = new kernel.STEPControl_Reader()
  reader.ReadFile('/read.step')
  reader.TransferRoots(new kernel.Message_ProgressRange())
  const solids = shapesIn(reader.OneShape(), 'TopAbs_SOLID')
  return solids.map((solid, i) =>
    Math.min(
      ...solids.map((other, k) => {
        if (i === k) return Infinity
        const measured = new kernel.BRepExtrema_DistShapeShape()
        measured.LoadS1(solid)
        measured.LoadS2(other)
        measured.Perform(new kernel.Message_ProgressRange())
        return measured.Value()
      }),
    ),
  )
}

type Shape = ReturnType<InstanceType<typeof kernel.STEPControl_Reader>['OneShape']>

function shapesIn(shape: Shape, kind: 'TopAbs_SHELL' | 'TopAbs_SOLID'): Shape[] {
  const found: Shape[] = []
  const explorer = new kernel.TopExp_Explorer(
    shape,
    kernel.TopAbs_ShapeEnum[kind],
    kernel.TopAbs_ShapeEnum.TopAbs_SHAPE,
  )
  for (; explorer.More(); explorer.Next()) found.push(explorer.Current())
  explorer.delete()
  return found
}
