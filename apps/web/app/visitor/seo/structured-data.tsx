import { useLanding } from '../landing-context.ts'

/** A schema.org object. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The structured data of a page: no browser runs it, so no content policy applies to it. A preview has none. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (useLanding().previewEnds) return null
  return <script type="application/ld+json">{structuredData(things)}</script>
}

/** JSON-LD that is safe inside a `<script>` element: text of an owner can't end it. */
export const structuredData = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
