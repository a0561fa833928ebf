import { type Block, isWritten, type RichTexts, type Span } from '@nelly/domain/site/rich-text'
import { otherLanguage } from '@nelly/domain/site/texts'
import { useLanding } from '../landing-context.ts'
import styles from './rich-text.module.css'

interface SiteRichTextProps {
  of: RichTexts
  /** The level of its headings: one below that of the title above it. */
  level: 2 | 3
}

/** A rich text of the operator in the page's language, else in the other one, which is then said to screen readers. */
export function SiteRichText({ of, level }: SiteRichTextProps) {
  const { language } = useLanding()
  const read = [language, otherLanguage(language)].find((one) => isWritten(of[one]))
  if (!read) return null
  return (
    <div className={styles.text} lang={read === language ? undefined : read}>
      {of[read].map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is rendered once; its blocks have no names.
        <RichBlock key={index} block={block} level={level} />
      ))}
    </div>
  )
}

function RichBlock({ block, level }: { block: Block; level: 2 | 3 }) {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((spans, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={index}>
            <Spans of={spans} />
          </li>
        ))}
      </List>
    )
  }
  const Element = block.kind === 'paragraph' ? 'p' : TITLES[block.kind][level]
  return (
    <Element>
      <Spans of={block.spans} />
    </Element>
  )
}

const TITLES = {
  heading: { 2: 'h2', 3: 'h3' },
  subheading: { 2: 'h3', 3: 'h4' },
} as const

/** Neighbours that lead to the same address are one link. */
function Spans({ of }: { of: readonly Span[] }) {
  const groups: Span[][] = []
  for (const span of of) {
    const last = groups.at(-1)
    if (span.link !== undefined && last?.[0]?.link === span.link) last.push(span)
    else groups.push([span])
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
  return groups.map((group, index) => <Linked key={index} spans={group} />)
}

/** Runs of letters that lead to the same address, or nowhere. */
function Linked({ spans }: { spans: readonly Span[] }) {
  const link = spans[0]?.link
  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
  const letters = spans.map((span, index) => <Letters key={index} {...span} />)
  return link === undefined ? letters : <a href={link}>{letters}</a>
}

function Letters({ text, bold, italic }: Span) {
  const slanted = italic ? <em>{text}</em> : text
  return bold ? <strong>{slanted}</strong> : slanted
}
