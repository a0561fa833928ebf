import type { Page } from '@playwright/test'

/** What a page tells search engines and link previews, with its structured data. */
export interface PageHead {
  status: number
  title: string
  /** `meta` by name or property. */
  meta: Record<string, string>
  /** The first `link` of each relation, as an absolute URL. */
  links: Record<string, string>
  /** schema.org objects, by type. */
  things: Record<string, Record<string, unknown>>
}

/** Reads the head of a page as it is sent, without what belongs to the page being loaded. */
export async function headOf(page: Page, path: string): Promise<PageHead> {
  const answer = await page.request.get(path)
  const read = await page.evaluate(
    ([html, address]) => {
      const sent = new DOMParser().parseFromString(html, 'text/html')
      const all = <E extends Element>(selector: string) => [...sent.querySelectorAll<E>(selector)]
      const named = (meta: HTMLMetaElement) => meta.name || meta.getAttribute('property') || ''
      const whole = (link: HTMLLinkElement) => new URL(link.getAttribute('href') ?? '', address).href
      return {
        title: sent.title,
        meta: all<HTMLMetaElement>('meta').map((meta): [string, string] => [named(meta), meta.content]),
        links: all<HTMLLinkElement>('link').map((link): [string, string] => [link.rel, whole(link)]),
        data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
      }
    },
    [await answer.text(), answer.url()] as const,
  )
  const graph = read.data.flatMap((text) => JSON.parse(text)['@graph'] as Record<string, unknown>[])
  return {
    status: answer.status(),
    title: read.title,
    meta: Object.fromEntries(read.meta),
    links: Object.fromEntries(read.links.toReversed()),
    things: Object.fromEntries(graph.map((thing) => [String(thing['@type']), thing])),
  }
}
