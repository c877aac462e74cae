import type { Molecule as MoleculeType } from 'openchemlib'

/** px. Drawings are cropped to their molecule. */
const LARGEST = { width: 480, height: 320 }

/**
 * Draws a structural formula as SVG, in black, without a ground. A large molecule may be arranged differently the next
 * time. The library stops looking for the best arrangement after some milliseconds.
 * @throws if the text is not SMILES.
 */
export async function drawStructuralFormula(smiles: string): Promise<string> {
  const molecule = await parseSmiles(smiles)
  const svg = molecule.toSVG(LARGEST.width, LARGEST.height, 'formula', {
    autoCrop: true,
    autoCropMargin: 8,
    suppressChiralText: true,
    suppressESR: true,
    suppressCIPParity: true,
    noStereoProblem: true,
    noImplicitAtomLabelColors: true,
    strokeWidth: 1.5,
  })
  return inBlack(svg)
}

/** 1 MB of script that few processes need: loaded with the first formula. */
async function parseSmiles(smiles: string): Promise<MoleculeType> {
  const { Molecule } = await import('openchemlib')
  return Molecule.fromSmiles(smiles)
}

const LINE = /\s*<line x1="([\d.-]+)" y1="([\d.-]+)" x2="([\d.-]+)" y2="([\d.-]+)"[^>]*\/>/g

/** The library colours atoms, adds invisible shapes for the pointer, and draws each bond as an element. */
function inBlack(svg: string): string {
  const plain = svg
    .replaceAll(/rgb\(\d+,\s*\d+,\s*\d+\)/g, '#000')
    .replaceAll(/<(?:line|circle)[^>]*class="event"[^>]*\/>\s*/g, '')
    .replaceAll(/<style>[^]*?<\/style>\s*/g, '')
  const bonds = [...plain.matchAll(LINE)].map(([, x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')
  return plain
    .replace(/^<svg id="formula" /, '<svg font-family="Arial,Helvetica,sans-serif" ')
    .replaceAll(LINE, '')
    .replace('</svg>', `${bonds && `<path d="${bonds}" stroke="#000" stroke-width="1.5"/>`}</svg>`)
    .replaceAll(/>\s+</g, '><')
    .trim()
}
