import type { SharedMessages } from './catalogues.ts'

const BRAND = 'Nelly'

type Titles = SharedMessages['titles']

interface Match {
  loaderData?: unknown
}

/**
 * The title of a page, ending with the brand; before the messages are loaded, the brand alone. Search engines must not
 * index owner's pages.
 */
export const titled =
  (page: keyof Titles | undefined) =>
  ({ matches }: { matches: readonly (Match | undefined)[] }) => {
    const titles = matches
      .map((match) => (match?.loaderData as { titles?: Titles } | null | undefined)?.titles)
      .find(Boolean)
    const title = page && titles?.[page]
    return [{ title: title ? `${title} | ${BRAND}` : BRAND }, { name: 'robots', content: 'noindex' }]
  }
