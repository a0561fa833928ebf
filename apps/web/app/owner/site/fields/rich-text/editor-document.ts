import { type Block, isSafeLink, type RichText, type Span } from '@nelly/domain/site/rich-text'
import type { JSONContent } from '@tiptap/react'

const HEADINGS = { heading: 2, subheading: 3 } as const

/** A rich text as the editor's document. */
export const editorDocument = (text: RichText): JSONContent => ({
  type: 'doc',
  content: text.length === 0 ? [{ type: 'paragraph' }] : text.map(nodeOf),
})

function nodeOf(block: Block): JSONContent {
  if (block.kind === 'list') {
    return {
      type: block.ordered ? 'orderedList' : 'bulletList',
      content: block.items.map((spans) => ({ type: 'listItem', content: [paragraph(spans)] })),
    }
  }
  return block.kind === 'paragraph'
    ? paragraph(block.spans)
    : { type: 'heading', attrs: { level: HEADINGS[block.kind] }, content: inline(block.spans) }
}

const paragraph = (spans: readonly Span[]): JSONContent => ({ type: 'paragraph', content: inline(spans) })

/** Runs of letters; a new line within a run is a break of its own. */
const inline = (spans: readonly Span[]): JSONContent[] =>
  spans.flatMap(({ text, bold, italic, link }) => {
    const marks = [
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
      ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
    ]
    return text
      .split('\n')
      .flatMap((line, index): JSONContent[] => [
        ...(index > 0 ? [{ type: 'hardBreak', marks }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, marks }]),
      ])
  })

/** The rich text of the editor's document: empty blocks and what a rich text can't have are left out. */
export const richTextOf = (document: JSONContent): RichText => (document.content ?? []).flatMap(blocksOf)

function blocksOf(node: JSONContent): Block[] {
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const items = (node.content ?? [])
      .map(({ content = [] }) => content.flatMap(spansOf))
      .filter((spans) => spans.length > 0)
    return items.length === 0 ? [] : [{ kind: 'list', ordered: node.type === 'orderedList', items }]
  }
  const spans = spansOf(node)
  if (spans.length === 0) return []
  if (node.type !== 'heading') return [{ kind: 'paragraph', spans }]
  return [{ kind: node.attrs?.level === HEADINGS.heading ? 'heading' : 'subheading', spans }]
}

/** The runs of letters of a paragraph; neighbours of the same kind are one. */
function spansOf({ content = [] }: JSONContent): Span[] {
  const spans: Span[] = []
  for (const node of content) {
    const span = spanOf(node)
    const last = spans.at(-1)
    if (last && last.bold === span.bold && last.italic === span.italic && last.link === span.link)
      spans[spans.length - 1] = { ...last, text: last.text + span.text }
    else if (span.text !== '') spans.push(span)
  }
  return spans
}

function spanOf({ type, text = '', marks = [] }: JSONContent): Span {
  const has = (name: string) => marks.some((mark) => mark.type === name)
  const href: unknown = marks.find((mark) => mark.type === 'link')?.attrs?.href
  return {
    text: type === 'hardBreak' ? '\n' : text,
    ...(has('bold') && { bold: true as const }),
    ...(has('italic') && { italic: true as const }),
    ...(typeof href === 'string' && isSafeLink(href) && { link: href }),
  }
}
