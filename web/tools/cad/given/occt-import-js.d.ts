/** The parts of occt-import-js 0.0.23 that are used; it has no types of its own. Source: its README.md. */
declare module 'occt-import-js' {
  export interface OcctMesh {
    name: string
    /** Red, green and blue from 0 to 1. */
    color?: [number, number, number]
    attributes: { position: { array: number[] } }
    index: { array: number[] }
    /** Triangles of each face of the file: indices of the first and the last one. */
    brep_faces: { first: number; last: number }[]
  }
  interface OcctReader {
    ReadStepFile(
      content: Uint8Array,
      parameters: {
        linearUnit: 'millimeter'
        linearDeflectionType: 'bounding_box_ratio' | 'absolute_value'
        linearDeflection: number
      } | null,
    ): { success: boolean; meshes: OcctMesh[] }
  }
  export default function openReader(options?: { locateFile?: (name: string) => string }): Promise<OcctReader>
}
