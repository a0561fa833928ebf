/** A text as search engines cut it: up to `limit` characters, at the end of a word, with an ellipsis. */
export function shortened(text: string, limit: number): string {
  const characters = [...text.trim()]
  if (characters.length <= limit) return characters.join('')
  const kept = characters.slice(0, limit - 1).join('')
  const end = kept.lastIndexOf(' ')
  return `${(end > 0 ? kept.slice(0, end) : kept).trimEnd()}…`
}
