/** The first that matches counts: most browsers also call themselves by the names of those below. */
const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** What people call the browser and the system of a user agent, or what a program calls itself; undefined where neither is known. */
export function deviceName(userAgent: string | null): string | undefined {
  if (userAgent === null) return undefined
  const found = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? [],
  )
  return found.join(', ') || /^[^\s/]{1,40}/.exec(userAgent)?.[0]
}
