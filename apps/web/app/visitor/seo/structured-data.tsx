/** A thing as schema.org describes it. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** What machines read of the page: data that no browser runs, so that no content policy asks after it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return <script type="application/ld+json">{structuredData(things)}</script>
}

/** Things as JSON-LD that is safe between `<script>` tags: no word of an owner's can end them. */
export const structuredData = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
