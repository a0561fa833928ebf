/** A catalogue: nested messages by key. */
export type Catalogue = { [key: string]: string | Catalogue }

/** Every message of a catalogue by its full key, such as `login.title`. */
export const messagesOf = (catalogue: Catalogue, at = ''): [key: string, message: string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[at + key, value]] : messagesOf(value, `${at}${key}.`),
  )

/**
 * The arguments of an ICU message, sorted: each one's name, and its kind where one is given, such as `count: plural`.
 */
export function argumentsOf(message: string): string[] {
  const found = new Set<string>()
  for (const part of bracesOf(message)) {
    const [, name, kind, choices] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,(.*))?)?$/s.exec(part) ?? []
    if (!name) throw new Error(`no argument: {${part}} in "${message}"`)
    found.add(kind ? `${name}: ${kind}` : name)
    if (choices)
      for (const branch of bracesOf(choices)) for (const inner of argumentsOf(branch)) found.add(inner)
  }
  return [...found].sort()
}

/** The contents of each outermost pair of braces. */
function bracesOf(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) start = index + 1
    if (character === '}' && --depth === 0) parts.push([...text].slice(start, index).join(''))
  }
  if (depth !== 0) throw new Error(`unbalanced braces in "${text}"`)
  return parts
}
