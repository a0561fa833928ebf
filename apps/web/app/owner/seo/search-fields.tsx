import { Select } from '@mantine/core'
import type { MetadataDraft, MetadataPicture } from '@nelly/contract/specified/metadata-mapper'
import { META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import type { ReactNode } from 'react'
import type { PixelSize } from '../forms/use-picture-size.ts'
import { FormSection } from '../ui/form-section.tsx'
import { useWords } from '../words/use-words.ts'

type SearchText = Exclude<keyof MetadataDraft, 'robots' | 'canonical'>

interface SearchTextProps {
  label: string
  hint?: string
  isMultiline?: boolean
  /** How long a text is, and how long it should be; longer ones are allowed. */
  count?: (text: string) => string
}

interface SearchPictureProps {
  label: string
  invitation: string
  hint: PixelSize
}

interface SearchFieldsProps {
  hint: string
  robots: string | null
  onRobots: (robots: string) => void
  text: (name: SearchText, props: SearchTextProps) => ReactNode
  canonical: (props: { label: string; placeholder: string }, hint: string) => ReactNode
  picture: (name: MetadataPicture, props: SearchPictureProps) => ReactNode
}

/** The robots values as stored, with their labels. */
export const ROBOTS_CHOICES = [
  { value: 'index, follow', words: 'robotsAll' },
  { value: 'index, nofollow', words: 'robotsNoFollow' },
  { value: 'noindex, follow', words: 'robotsNoIndex' },
  { value: 'noindex, nofollow', words: 'robotsNone' },
] as const

/** What search engines and link previews are told: the fields of a landing's tab and of its site's editor. */
export function SearchFields({ hint, robots, onRobots, text, canonical, picture }: SearchFieldsProps) {
  const t = useWords('seo')
  const counted = (limit: number) => (value: string) => {
    const count = [...value.trim()].length
    return t(count > limit ? 'counterOver' : 'counter', { count, limit })
  }
  return (
    <>
      <FormSection title={t('search')} hint={hint}>
        {text('title', { label: t('title'), count: counted(META_TITLE_HINT) })}
        {text('description', {
          label: t('description'),
          isMultiline: true,
          count: counted(META_DESCRIPTION_HINT),
        })}
        {text('keywords', { label: t('keywords'), hint: t('keywordsHint') })}
        <Select
          label={t('robots')}
          data-field="search.robots"
          data={ROBOTS_CHOICES.map(({ value, words }) => ({ value, label: t(words) }))}
          allowDeselect={false}
          value={robots || 'index, follow'}
          onChange={(value) => value && onRobots(value)}
        />
        {canonical({ label: t('canonical'), placeholder: 'https://' }, t('canonicalHint'))}
      </FormSection>
      <FormSection title={t('share')} hint={t('shareHint')}>
        {text('shareTitle', {
          label: t('shareTitle'),
          hint: t('shareTitleHint'),
          count: counted(META_TITLE_HINT),
        })}
        {text('shareDescription', {
          label: t('shareDescription'),
          isMultiline: true,
          count: counted(META_DESCRIPTION_HINT),
        })}
      </FormSection>
      <FormSection title={t('pictures')} hint={t('picturesHint')}>
        <div className="columns">
          {picture('favicon', {
            label: t('favicon'),
            invitation: t('dropFavicon'),
            hint: { width: 80, height: 80 },
          })}
          {picture('shareImage', {
            label: t('shareImage'),
            invitation: t('dropShareImage'),
            hint: { width: 1200, height: 630 },
          })}
        </div>
      </FormSection>
    </>
  )
}
