/** A text within an attribute in double quotes. */
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What puts the search box of the landing at an address into another website. */
export function scriptSnippet(href: string): string {
  const { origin, pathname } = new URL(href)
  return `<script src="${origin}/embed.js" data-landing="${attribute(pathname.slice(1))}" async></script>`
}

/** The same for websites that take no scripts. */
export const frameSnippet = (href: string, title: string): string =>
  `<iframe src="${attribute(href)}/embed" title="${attribute(title)}" width="100%" height="410" style="border:0"></iframe>`
