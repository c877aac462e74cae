import type { OnIndexed, SearchOrigin } from '#backend/search/index/renew-index.ts'

const LABELS: Record<SearchOrigin, string> = { content: 'Pages, contacts and files', shop: 'Products and categories' }

/** Shows how far an index is: a line that changes on a terminal, elsewhere one line per quarter. */
export function showIndexed(stream: NodeJS.WriteStream): OnIndexed {
  let shown = ''
  return (origin, done, total) => {
    const share = total === 0 ? 1 : done / total
    const line = stream.isTTY
      ? `${LABELS[origin]}: ${done}/${total}`
      : `${LABELS[origin]}: ${Math.floor(share * 4) * 25} %`
    if (line === shown) return
    shown = line
    stream.write(stream.isTTY ? `\r\u001b[K${line}${done >= total ? '\n' : ''}` : `${line}\n`)
  }
}
