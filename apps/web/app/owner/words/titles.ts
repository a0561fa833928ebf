import type { OwnerMessages } from './catalogues.ts'

const BRAND = 'Nelly'

interface Match {
  loaderData?: unknown
}

/**
 * The title of a page, ending with the brand; before the messages are loaded, the brand alone. Search engines must not
 * index owner's pages.
 */
export const titled =
  (page: keyof OwnerMessages['titles'] | undefined) =>
  ({ matches }: { matches: readonly (Match | undefined)[] }) => {
    const words = matches
      .map((match) => (match?.loaderData as { messages?: OwnerMessages } | undefined)?.messages)
      .find(Boolean)
    const title = page && words?.titles[page]
    return [{ title: title ? `${title} | ${BRAND}` : BRAND }, { name: 'robots', content: 'noindex' }]
  }
