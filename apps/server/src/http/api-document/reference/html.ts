/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | undefined | readonly Part[]

/** HTML of a template; what is put into it is text unless it is HTML itself. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: pieces }, ...parts.map(textOf)))

function textOf(part: Part): string {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(textOf).join('')
  return part === false || part === undefined ? '' : escaped(String(part))
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The little Markdown that our texts hold: paragraphs, strong words and code. */
export const paragraphs = (text: string): Html[] =>
  text.split(/\n{2,}/).map((paragraph) => html`<p>${inline(paragraph)}</p>`)

/** A line with strong words and code in it. */
export const inline = (line: string): Html =>
  new Html(
    escaped(line)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>'),
  )

/** A value as JSON for reading. */
export const json = (value: unknown): Html =>
  html`<pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`
