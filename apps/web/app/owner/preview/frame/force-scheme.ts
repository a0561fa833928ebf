export type Scheme = 'light' | 'dark'

/** The media rules that are for dark screens, which are rewritten below. */
const darkRules = new WeakSet<CSSMediaRule>()

/**
 * Shows this document in a colour scheme whatever the device prefers: its style sheets' rules for dark screens are
 * switched on or off. A frame has no other way to be told; `color-scheme` alone leaves media queries as they are.
 */
export function forceScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue
      if (rule.conditionText.includes('prefers-color-scheme: dark')) darkRules.add(rule)
      if (darkRules.has(rule)) rule.media.mediaText = scheme === 'dark' ? 'screen' : 'not all'
    }
  }
}
