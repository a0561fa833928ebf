import { Button } from '@mantine/core'
import { placeholdersIn, placeholderText } from '@nelly/domain/site/placeholders'
import { type InBoth, otherLanguage, type SiteLanguage, upToDate } from '@nelly/domain/site/texts'
import { type ReactNode, useId } from 'react'
import { placeholderFacts } from '../../preview/placeholder-facts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import css from './both-languages.module.css'

interface BothLanguagesProps<Value> {
  /** Its anchor, such as `section:hero.headline`. */
  field: string
  label: string
  hint?: string | undefined
  value: InBoth<Value>
  onChange: (value: InBoth<Value>) => void
  /** The input of one language. */
  children: (language: SiteLanguage) => ReactNode
}

/** A field in both languages, side by side, that of the site's main language first. */
export function BothLanguages<Value>({
  field,
  label,
  hint,
  value,
  onChange,
  children,
}: BothLanguagesProps<Value>) {
  const t = useWords('site')
  const id = useId()
  const main = useSite().site.document.languages.default
  return (
    <fieldset className={css.field} data-field={field} aria-describedby={hint ? id : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p className="muted" id={id}>
          {hint}
        </p>
      )}
      {/* Words for search engines have none. */}
      {!field.startsWith('search.') && <Placeholders of={value} />}
      <div className={css.languages}>
        {[main, otherLanguage(main)].map((language) => (
          <div key={language} data-field={`${field}.${language}`}>
            {children(language)}
            {value.stale === language && (
              <p className={css.stale} role="status">
                {t('text.stale')}{' '}
                <Button variant="subtle" size="compact-sm" onClick={() => onChange(upToDate(value))}>
                  {t('text.upToDate')}
                </Button>
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** What the placeholders in a text stand for now. */
function Placeholders({ of }: { of: InBoth<unknown> }) {
  const t = useWords('site')
  const { landing } = useSite()
  const used = placeholdersIn(JSON.stringify(of))
  if (used.length === 0) return null
  const facts = placeholderFacts(landing.displayName, landing.vehicles, landing.places)
  return (
    <p className="muted">
      {used
        .map((one) => {
          const text = placeholderText(one, facts, storedLanguage())
          return text
            ? t('text.placeholder', { placeholder: `{${one}}`, text })
            : t('text.placeholderUnknown', { placeholder: `{${one}}` })
        })
        .join(' ')}
    </p>
  )
}
