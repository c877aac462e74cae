import type { OnProgress, Stage } from './import-catalogue.ts'

const LABELS: Record<Stage, string> = {
  check: 'Check of the files',
  products: 'Products and pictures',
  addresses: 'Addresses',
}
const WIDTH = 30

/** A terminal, or what takes lines. */
interface Screen {
  isTTY?: boolean
  write: (text: string) => unknown
}

/** Shows a progress bar on a terminal, elsewhere one line per quarter. */
export function progressOn(stream: Screen): OnProgress {
  let shown = ''
  return (stage, done, total) => {
    const share = total === 0 ? 1 : done / total
    const label = LABELS[stage]
    if (stream.isTTY) {
      const full = Math.round(share * WIDTH)
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
      const line = `${label.padEnd(23)} ${bar} ${done}/${total}`
      if (line === shown) return
      shown = line
      stream.write(`\r\u001b[K${line}${done >= total ? '\n' : ''}`)
      return
    }
    const quarter = `${label}: ${Math.floor(share * 4) * 25} %`
    if (quarter === shown) return
    shown = quarter
    stream.write(`${quarter}\n`)
  }
}
