const registered = new Set<string>()

/**
 * Registers the constant text of an inline script of visitors' pages when its module is loaded. Their content policy
 * allows only these; what varies by page is in a `data-` attribute.
 */
export function inlineScript(text: string): string {
  registered.add(text)
  return text
}

/** All of them: the server build loads every route before it answers. */
export const inlineScripts = (): ReadonlySet<string> => registered
