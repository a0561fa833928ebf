import type { Page } from '@playwright/test'

/** What differs from one run to the next, and what stands for it. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\/vehicles\/\d+/g, '/vehicles/{vehicle}'],
  [/vehicle=\d+/g, 'vehicle={vehicle}'],
  [/(name="(?:vehicle|idempotency_key|stamp)" type="hidden" value=)"[^"]*"/g, '$1"{value}"'],
  [/\/storage\/[^\s"]+/g, '/storage/{file}'],
  [/\?v=[0-9a-f]+/g, '?v={version}'],
  [/\d{4}-\d\d-\d\d/g, '{date}'],
  [/(lun|mar|mié|jue|vie|sáb|dom), \d+ \w+( \d{4})?/g, '{day}'],
  [/© \d{4}/g, '© {year}'],
]

/**
 * What a page has, line by line in its order: metadata, structured data, links, pictures, fields, and texts with the
 * element around them.
 */
export async function outlineOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text()
  const lines = await page.evaluate(outline, html)
  const { origin } = new URL(address)
  return lines.map((line) =>
    VARYING.reduce(
      (said, [varying, by]) => said.replaceAll(varying, by),
      line.replaceAll(origin, '{origin}'),
    ),
  )
}

/** Runs in a browser, which does not load the page. */
function outline(html: string): string[] {
  const ATTRIBUTES = 'name property rel hreflang content type href action src alt value'.split(' ')
  const ELEMENTS =
    'title, meta, link, a, form, img, input, select, option, button, textarea, iframe, svg[role]'
  const INLINE = 'a, abbr, b, em, i, mark, small, span, strong, time'
  const LEFT_OUT =
    'script, style, svg:not([role]), link:is([rel="stylesheet"], [rel="modulepreload"], [rel="preload"])'
  const lines: string[] = []
  const walk = (element: Element): void => {
    if (element.matches('script[type="application/ld+json"]'))
      for (const thing of JSON.parse(element.textContent ?? '')['@graph'])
        for (const [key, value] of Object.entries(thing))
          lines.push(`${thing['@type']} ${key} ${JSON.stringify(value)}`)
    if (element.matches(LEFT_OUT)) return
    if (element.matches(ELEMENTS)) {
      const given = ATTRIBUTES.filter((name) => element.hasAttribute(name))
      lines.push(
        `<${[element.localName, ...given.map((name) => `${name}="${element.getAttribute(name)}"`)].join(' ')}>`,
      )
    }
    for (const child of element.childNodes) {
      const text = child.nodeType === Node.TEXT_NODE ? child.textContent?.replaceAll(/\s+/g, ' ').trim() : ''
      if (text) lines.push(`${(element.closest(`body :not(${INLINE})`) ?? element).localName}: ${text}`)
      if (child instanceof Element) walk(child)
    }
  }
  walk(new DOMParser().parseFromString(html, 'text/html').documentElement)
  return lines
}
