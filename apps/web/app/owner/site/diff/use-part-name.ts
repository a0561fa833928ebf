import type { PartId } from '@nelly/domain/site/sections'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { textIn } from '@nelly/domain/site/texts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { titleOf } from '../section-list/section-title.ts'
import { useFieldName } from './use-field-name.ts'

/** Names a part of a document, such as `section:hero` or `look.primary`, by what it is called in the first document that has it. */
export function usePartName(): (part: string, documents: readonly SiteDocument[]) => string {
  const say = useWords('site')
  const fieldName = useFieldName()
  return (part, documents) => {
    const language = storedLanguage()
    const [list, id] = part.split(':') as [string, PartId | undefined]
    if (list === 'section') {
      const section = documents.flatMap(({ sections }) => sections).find((one) => one.id === id)
      if (!section) return say('nav.sections')
      const kind = say(`kinds.${section.kind}.name`)
      const title = titleOf(section, language)
      return title ? say('list.named', { kind, title }) : kind
    }
    if (list === 'page') {
      const page = documents.flatMap(({ pages }) => pages).find((one) => one.id === id)
      return say('diff.page', { title: (page && textIn(page.title, language)?.text) || page?.slug || '' })
    }
    if (part === 'sections' || part === 'pages') return say(`diff.order.${part}`)
    return fieldName(part)
  }
}
