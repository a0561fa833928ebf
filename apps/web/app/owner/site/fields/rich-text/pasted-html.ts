/** What Word puts before the letters of an item: its bullet or number. */
const MARKER = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i
const WORD_ITEM = /<p\b[^>]*\bMsoListParagraph[^>]*>([\s\S]*?)<\/p>/gi

/** Pasted HTML with the headings that a rich text has, and with lists where Word has paragraphs with bullets. */
export const pastedHtml = (html: string): string =>
  html
    .replace(/<(\/?)h1\b/gi, '<$1h2')
    .replace(/<(\/?)h[456]\b/gi, '<$1h3')
    .replace(WORD_ITEM, (paragraph, inside: string) => {
      const marker = MARKER.exec(inside)?.[1]
      if (marker === undefined) return paragraph
      const letters = marker.replace(/<[^>]*>|&nbsp;|\s/g, '')
      const list = /^\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(letters) ? 'ol' : 'ul'
      return `<${list}><li><p>${inside.replace(MARKER, '')}</p></li></${list}>`
    })
    .replace(/<\/(ul|ol)>\s*<\1>/g, '')
