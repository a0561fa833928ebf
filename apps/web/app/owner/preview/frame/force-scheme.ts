export type Scheme = 'light' | 'dark'

/** The media rules for dark screens, which are rewritten below. */
const darkRules = new WeakSet<CSSMediaRule>()

/**
 * Shows this document in a colour scheme whatever the device prefers: the rules for dark screens in its style sheets
 * are switched on or off. There is no other way for a frame; `color-scheme` alone does not change media queries.
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
