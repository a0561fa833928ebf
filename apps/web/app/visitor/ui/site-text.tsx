import { type Texts, textIn } from '@nelly/domain/site/texts'
import { useLanding } from '../landing-context.ts'

interface SiteTextProps {
  of: Texts
  /** What is said where the operator wrote nothing. */
  usual?: string
}

/** A text of the operator in the page's language, else in the other one, which is then said to screen readers. */
export function SiteText({ of, usual = '' }: SiteTextProps) {
  const { language } = useLanding()
  const read = textIn(of, language)
  if (!read) return usual
  return read.language ? <span lang={read.language}>{read.text}</span> : read.text
}
