/** A text shortened as search engines do: up to `limit` characters, at the end of a word, with an ellipsis. */
export function shortened(text: string, limit: number): string {
  const characters = [...text.trim()]
  if (characters.length <= limit) return characters.join('')
  const cut = characters.slice(0, limit - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).trimEnd()}…`
}
