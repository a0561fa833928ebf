import { Select } from '@mantine/core'
import { MAX_META_TEXT, MAX_META_TITLE, MAX_WEB_ADDRESS } from '@nelly/contract/landing-metadata'
import { siteDocument } from '@nelly/contract/site/document'
import { META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import { parseRobots } from '@nelly/domain/robots'
import type { SearchWords } from '@nelly/domain/site/site-document'
import { ROBOTS_CHOICES } from '../seo/robots-choices.ts'
import { SeoPreviews } from '../seo/seo-previews.tsx'
import card from '../ui/card.module.css'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import { CheckedField } from './fields/checked-field.tsx'
import { PictureField } from './fields/picture-field.tsx'
import css from './form-page.module.css'
import { useSite } from './site-context.ts'

const canonicalField = siteDocument.shape.search.shape.canonical

/** In one line, without the space around it. */
const inOneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()

/** What search engines and link previews are told, with a preview of both. */
export function SearchPage() {
  const say = useWords('seo')
  const site = useWords('site.search')
  const { landing, site: draft } = useSite()
  const { search, languages } = draft.document
  const change = (changes: Partial<SearchWords>) =>
    draft.edit((now) => ({ ...now, search: { ...now.search, ...changes } }))
  const text = (name: 'title' | 'description' | 'keywords' | 'socialTitle' | 'socialDescription') => ({
    field: `search.${name}`,
    value: search[name] ?? '',
    longest: name === 'title' || name === 'socialTitle' ? MAX_META_TITLE : MAX_META_TEXT,
    parse: inOneLine,
    error: '',
    onChange: (value: string) => change({ [name]: value || null }),
  })
  const counted = (value: string | null, limit: number) => {
    const count = [...(value ?? '')].length
    if (count === 0) return site('empty')
    return say(count > limit ? 'counterOver' : 'counter', { count, limit })
  }
  return (
    <div className={css.form}>
      <SeoPreviews
        landing={{ ...landing, language: languages.default }}
        draft={{
          title: search.title ?? '',
          description: search.description ?? '',
          keywords: search.keywords ?? '',
          shareTitle: search.socialTitle ?? '',
          shareDescription: search.socialDescription ?? '',
          robots: search.robots ?? '',
          canonical: search.canonical ?? '',
        }}
        favicon={search.favicon === null ? undefined : storedUrl(search.favicon)}
        shareImage={search.socialPicture === null ? undefined : storedUrl(search.socialPicture)}
      />
      <div className={`${card.card} ${css.form}`}>
        <h2 className={css.title}>{say('search')}</h2>
        <CheckedField {...text('title')} label={say('title')} hint={counted(search.title, META_TITLE_HINT)} />
        <CheckedField
          {...text('description')}
          label={say('description')}
          hint={counted(search.description, META_DESCRIPTION_HINT)}
          isMultiline
        />
        <CheckedField {...text('keywords')} label={say('keywords')} hint={say('keywordsHint')} />
        <Select
          label={say('robots')}
          data-field="search.robots"
          data={ROBOTS_CHOICES.map(({ value, words }) => ({ value, label: say(words) }))}
          allowDeselect={false}
          value={search.robots ?? 'index, follow'}
          onChange={(value) => {
            const robots = parseRobots(value ?? '')
            if (robots.ok) change({ robots: robots.value })
          }}
        />
        <CheckedField
          field="search.canonical"
          label={say('canonical')}
          hint={say('canonicalHint')}
          value={search.canonical ?? ''}
          longest={MAX_WEB_ADDRESS}
          inputMode="url"
          placeholder="https://"
          parse={(typed) => {
            const address = typed.trim()
            return address === '' || canonicalField.safeParse(address).success ? address : undefined
          }}
          error={site('canonicalWrong')}
          onChange={(value) => change({ canonical: value || null })}
        />
        <PictureField
          field="search.favicon"
          label={say('favicon')}
          hint={say('size', { width: 80, height: 80 })}
          kind="icon"
          path={search.favicon}
          onStored={(path) => change({ favicon: path })}
          onRemove={() => change({ favicon: null })}
        />
      </div>
      <div className={`${card.card} ${css.form}`}>
        <h2 className={css.title}>{say('share')}</h2>
        <p className={css.lead}>{say('shareHint')}</p>
        <CheckedField
          {...text('socialTitle')}
          label={say('shareTitle')}
          hint={search.socialTitle ? counted(search.socialTitle, META_TITLE_HINT) : say('shareTitleHint')}
        />
        <CheckedField
          {...text('socialDescription')}
          label={say('shareDescription')}
          hint={counted(search.socialDescription, META_DESCRIPTION_HINT)}
          isMultiline
        />
        <PictureField
          field="search.socialPicture"
          label={say('shareImage')}
          hint={say('size', { width: 1200, height: 630 })}
          kind="social"
          path={search.socialPicture}
          onStored={(path) => change({ socialPicture: path })}
          onRemove={() => change({ socialPicture: null })}
        />
      </div>
    </div>
  )
}
