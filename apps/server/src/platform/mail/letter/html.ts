/** Safe HTML. Only `html` makes it. */
export interface Html {
  readonly markup: string
}

type Part = string | number | Html | readonly Html[]

const MEANT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template of HTML: values are escaped, unless they are HTML themselves. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = template[0] ?? ''
  for (const [nth, part] of parts.entries()) markup += markupOf(part) + template[nth + 1]
  return { markup }
}

/** A value as JSON within a `<script>`: nothing in it can end the element. */
export const jsonScript = (value: unknown): Html => ({
  markup: `<script type="application/ld+json">${JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}</script>`,
})

function markupOf(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => MEANT[sign] ?? sign)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
