import type { Block } from '@nelly/domain/site/rich-text'

const spans = (text: string) => [{ text }]

export const heading = (text: string): Block => ({ kind: 'heading', spans: spans(text) })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: spans(text) })
export const bullets = (...items: string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map(spans),
})
