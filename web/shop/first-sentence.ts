/** What a list can show of a description: its first sentence, without mark-up and without its full stop. */
export function firstSentence(description: string): string {
  const text = description
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const end = text.search(/(?<=[\p{L}\d)]{2})[.!?](\s|$)/u)
  return end < 0 ? text : text.slice(0, end)
}
