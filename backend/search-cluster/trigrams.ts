/** Share of the trigrams of two texts that both have, as PostgreSQL's `similarity`: two blanks before, one behind. */
export function similarityOf(a: string, b: string): number {
  const [left, right] = [trigramsOf(a), trigramsOf(b)]
  const both = [...left].filter((one) => right.has(one)).length
  return both / (left.size + right.size - both)
}

function trigramsOf(text: string): Set<string> {
  const padded = `  ${text} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}
