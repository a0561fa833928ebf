import { templateWords } from '@nelly/contract/site/section-words'
import { TEMPLATES, type Template } from '@nelly/domain/site/site-document'
import { type CSSProperties, useId } from 'react'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './template-field.module.css'

interface TemplateFieldProps {
  value: Template
  /** The colours that the small drawings have. */
  primary: string
  secondary: string
  onChange: (template: Template) => void
}

/** The choice of a template, each with a small drawing of its shapes. */
export function TemplateField({ value, primary, secondary, onChange }: TemplateFieldProps) {
  const t = useWords('site.look')
  const name = useId()
  return (
    <fieldset data-field="look.template">
      <legend>{t('template')}</legend>
      <p className="muted">{t('templateHint')}</p>
      <div className={css.templates}>
        {TEMPLATES.map((template) => (
          <label key={template} className={css.template}>
            <input
              type="radio"
              name={name}
              value={template}
              checked={template === value}
              className={css.radio}
              onChange={() => onChange(template)}
            />
            <span
              className={css.drawing}
              data-drawn={template}
              style={{ '--primary': primary, '--secondary': secondary } as CSSProperties}
              aria-hidden="true"
            >
              <span className={css.hero} />
              <span className={css.headline}>Aa</span>
              <span className={css.button} />
              <span className={css.card} />
              <span className={css.card} />
            </span>
            <strong>{templateWords(template, storedLanguage())}</strong>
            <span className="muted">{t(`templates.${template}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
