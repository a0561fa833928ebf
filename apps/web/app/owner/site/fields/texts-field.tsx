import { Button, Textarea, TextInput } from '@mantine/core'
import { edited, otherLanguage, type Texts, upToDate } from '@nelly/domain/site/texts'
import { useId, useRef } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import css from './texts-field.module.css'

interface TextsFieldProps {
  /** Its anchor, such as `section:hero.headline`. */
  field: string
  label: string
  hint?: string
  value: Texts
  /** Characters in one language. */
  longest: number
  isMultiline?: boolean
  onChange: (value: Texts) => void
}

/** A text in both languages, side by side, that of the site's main language first. */
export function TextsField({ field, label, hint, value, longest, isMultiline, onChange }: TextsFieldProps) {
  const say = useWords('site')
  const id = useId()
  const main = useSite().site.document.languages.default
  /** The texts before the field was typed into: each letter is part of one edit. */
  const before = useRef(value)
  const Input = isMultiline ? Textarea : TextInput
  return (
    <fieldset className={css.field} data-field={field} aria-describedby={hint ? id : undefined}>
      <legend className={css.legend}>{label}</legend>
      {hint && (
        <p className={css.hint} id={id}>
          {hint}
        </p>
      )}
      <div className={css.languages}>
        {[main, otherLanguage(main)].map((language) => (
          <div key={language}>
            <Input
              label={say(`languages.${language}`)}
              aria-label={`${label}, ${say(`languages.${language}`)}`}
              lang={language}
              dir="auto"
              value={value[language]}
              maxLength={longest}
              {...(isMultiline && { autosize: true, minRows: 2, maxRows: 12 })}
              description={
                value[language].length > longest * 0.8
                  ? say('text.count', { count: value[language].length, most: longest })
                  : undefined
              }
              onFocus={() => {
                before.current = value
              }}
              onChange={(event) =>
                onChange(edited(before.current, language, event.currentTarget.value, (text) => text !== ''))
              }
            />
            {value.stale === language && (
              <p className={css.stale} role="status">
                {say('text.stale')}{' '}
                <Button variant="subtle" size="compact-sm" onClick={() => onChange(upToDate(value))}>
                  {say('text.upToDate')}
                </Button>
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
