/** The lines of a calendar, unfolded, as name and unescaped value. A line without a colon is returned unchanged. */
export function calendarLines(file: string): [name: string, value: string][] {
  return file
    .replaceAll(/\r?\n /g, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => {
      const colon = /^(?:"[^"]*"|[^":])*/.exec(line)?.[0].length ?? line.length
      const value = line
        .slice(colon + 1)
        .replace(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
      return [line.slice(0, colon), value]
    })
}

/** The visible texts of a page, without style sheets and scripts. */
export const shownTexts = (html: string): string[] =>
  html
    .replace(/<(style|script|title)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&nbsp;', ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => MEANT[name] ?? '')
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')

const MEANT: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/** The JSON-LD of a page; undefined where there is none. */
export function jsonLd(html: string): Record<string, unknown> | undefined {
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  return found === undefined ? undefined : (JSON.parse(found) as Record<string, unknown>)
}
