const registered = new Set<string>()

/**
 * Registers the text of an inline script of visitors' pages, a constant, when its module is loaded. Their content policy allows these
 * and no other; what varies by page goes into a `data-` attribute.
 */
export function inlineScript(text: string): string {
  registered.add(text)
  return text
}

/** All of them: the server's build loads every route before it answers. */
export const inlineScripts = (): ReadonlySet<string> => registered
