import { sectionWords } from '@nelly/contract/site/section-words'
import type { SitePointPart } from '@nelly/domain/site/checklist'
import { otherLanguage, SITE_LANGUAGES, textIn } from '@nelly/domain/site/texts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { useSectionName } from './use-section-name.ts'

/** Names the part of the site that a text is in, with the text in the language that has it. */
export function usePartName(): (part: SitePointPart, field: string) => string {
  const t = useWords('site')
  const { document } = useSite().site
  const sectionName = useSectionName()
  return (part, field) => {
    if (part === 'legal') return t(field.startsWith('terms') ? 'legal.terms' : 'legal.privacy')
    const page = document.pages.find(({ id }) => part === `page:${id}`)
    if (page) return textIn(page.title, storedLanguage())?.text || page.slug
    if (part === 'search')
      return t('list.named', { kind: t('nav.search'), title: textAt(document.search, field) })
    const section = document.sections.find(({ id }) => part === `section:${id}`)
    const text = section && textAt(section, field)
    if (!section) return part
    return text
      ? t('list.named', { kind: sectionWords(section.kind, storedLanguage()), title: text })
      : sectionName(section)
  }
}

/** Characters of a text that are enough to know it by. */
const ENOUGH = 60

/** The text of the other language of a field such as `steps.0.title.en`. */
function textAt(part: object, field: string): string {
  const keys = field.split('.')
  const language = SITE_LANGUAGES.find((one) => one === keys.at(-1)) ?? 'es'
  let value: unknown = part
  for (const key of [...keys.slice(0, -1), otherLanguage(language)])
    value = (value as Readonly<Record<string, unknown>> | undefined)?.[key]
  if (typeof value !== 'string') return ''
  return value.length > ENOUGH ? `${value.slice(0, ENOUGH)}…` : value
}
