import { Skeleton } from '@mantine/core'
import { isWritten, type RichTexts } from '@nelly/domain/site/rich-text'
import { edited } from '@nelly/domain/site/texts'
import { Suspense, useRef } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './both-languages.module.css'
import { BothLanguages } from './both-languages.tsx'

/** The text editor is loaded when a rich text is edited. */
const RichTextEditor = lazyPart(() => import('./rich-text/rich-text-editor.tsx'))

interface RichTextsFieldProps {
  /** Its anchor, such as `section:about.body`. */
  field: string
  label: string
  hint?: string | undefined
  value: RichTexts
  onChange: (value: RichTexts) => void
}

/** A rich text in both languages. */
export function RichTextsField(props: RichTextsFieldProps) {
  const t = useWords('site')
  const { label, value, onChange } = props
  /** The texts before the field was typed into: each letter is part of one edit. */
  const before = useRef(value)
  return (
    <BothLanguages {...props}>
      {(language) => (
        <>
          <p className={css.language}>{t(`languages.${language}`)}</p>
          <Suspense fallback={<Skeleton height={190} role="status" aria-label={t('richText.loading')} />}>
            <RichTextEditor
              label={`${label}, ${t(`languages.${language}`)}`}
              language={language}
              value={value[language]}
              onFocus={() => {
                before.current = value
              }}
              onChange={(text) => onChange(edited(before.current, language, text, isWritten))}
            />
          </Suspense>
        </>
      )}
    </BothLanguages>
  )
}
