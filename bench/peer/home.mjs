import { join } from 'node:path'

const KINDS = { h1: 'heading', h2: 'heading', h3: 'heading', p: 'text', li: 'text', dt: 'text', dd: 'text' }

/** An element that says something and holds no other such, or a picture. */
const INNERMOST =
  /<(h[123]|p|li|dt|dd)[ >](?:(?!<(?:h[123]|p|li|dt|dd|img)[ >]).)*?<\/\1>|<img [^>]*src="\/storage\/(vehicles[^"]+)"[^>]*>/gs

/** What a landing's home page shows, as headings, paragraphs and pictures in order; `storage` is where the pictures lie. */
export function partsOf(html, storage) {
  const main = /<main.*<\/main>/s.exec(html)[0]
  const title = plain(/<title>(.*?)<\/title>/s.exec(html)[1])
  const found = main.matchAll(INNERMOST)
  const parts = []
  for (const [tag, name, picture] of found) {
    if (picture) {
      const alt = plain(/alt="([^"]*)"/.exec(tag)?.[1] ?? '')
      parts.push({ kind: 'picture', file: join(storage, picture), text: alt })
      continue
    }
    const text = plain(tag.replace(/^<[^>]*>/, ''))
    if (text) parts.push({ kind: KINDS[name], text })
  }
  return { title, parts }
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

const plain = (markup) =>
  markup
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
