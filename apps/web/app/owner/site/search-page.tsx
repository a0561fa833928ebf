import { SegmentedControl, Select } from '@mantine/core'
import { localAddress } from '@nelly/contract/landing-language'
import { siteDocument } from '@nelly/contract/site/document'
import { MAX_META_TEXT, MAX_META_TITLE, MAX_WEB_ADDRESS } from '@nelly/contract/specified/landing-metadata'
import { parseRobots } from '@nelly/domain/landings/robots'
import { META_DESCRIPTION_HINT, META_TITLE_HINT } from '@nelly/domain/limits'
import { searchWordsIn } from '@nelly/domain/site/search-words'
import { languagesOf, type SearchWords } from '@nelly/domain/site/site-document'
import type { SiteLanguage, Texts } from '@nelly/domain/site/texts'
import { useState } from 'react'
import { publicAddress } from '../landing/public-address.ts'
import { ROBOTS_CHOICES } from '../seo/robots-choices.ts'
import { SeoPreviews } from '../seo/seo-previews.tsx'
import card from '../ui/card.module.css'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import { CheckedField } from './fields/checked-field.tsx'
import { PictureField } from './fields/picture-field.tsx'
import { TextsField } from './fields/texts-field.tsx'
import css from './form-page.module.css'
import { useSite } from './site-context.ts'

const canonicalField = siteDocument.shape.search.shape.canonical

/** A text as it is typed, in one line. */
const inOneLine = (typed: string) => typed.replace(/[\r\n]+/g, ' ')

/** What search engines and link previews are told, with a preview of both. */
export function SearchPage() {
  const t = useWords('seo')
  const site = useWords('site.search')
  const inLanguage = useWords('site.languages')
  const { landing, site: draft } = useSite()
  const { search, languages } = draft.document
  const change = (changes: Partial<SearchWords>) =>
    draft.edit((now) => ({ ...now, search: { ...now.search, ...changes } }))
  const [previewed, setPreviewed] = useState<SiteLanguage>()
  const shown = languagesOf(languages).find((language) => language === previewed) ?? languages.default
  const words = searchWordsIn({ search }, shown)
  const text = (name: keyof typeof words) => ({
    field: `search.${name}`,
    value: search[name],
    longest: name === 'title' || name === 'socialTitle' ? MAX_META_TITLE : MAX_META_TEXT,
    onChange: (texts: Texts) =>
      change({ [name]: { ...texts, es: inOneLine(texts.es), en: inOneLine(texts.en) } }),
  })
  const counted = (limit: number) => (value: string) => {
    const count = [...value.trim()].length
    return count === 0 ? undefined : t(count > limit ? 'counterOver' : 'counter', { count, limit })
  }
  return (
    <div className="stack">
      {languages.both && (
        <SegmentedControl
          className={css.action}
          aria-label={site('previewIn')}
          value={shown}
          data={languagesOf(languages).map((value) => ({ value, label: inLanguage(value) }))}
          onChange={(value) => setPreviewed(value as SiteLanguage)}
        />
      )}
      <SeoPreviews
        landing={{ ...landing, language: shown }}
        draft={{
          title: words.title ?? '',
          description: words.description ?? '',
          keywords: words.keywords ?? '',
          shareTitle: words.socialTitle ?? '',
          shareDescription: words.socialDescription ?? '',
          robots: search.robots ?? '',
          canonical:
            shown === languages.default
              ? (search.canonical ?? '')
              : publicAddress(localAddress(landing.address, languages.default, shown)).href,
        }}
        favicon={search.favicon === null ? undefined : storedUrl(search.favicon)}
        shareImage={search.socialPicture === null ? undefined : storedUrl(search.socialPicture)}
      />
      <div className={`${card.card} stack`}>
        <h2 className={css.title}>{t('search')}</h2>
        <p className={css.lead}>{site('empty')}</p>
        <TextsField {...text('title')} label={t('title')} describe={counted(META_TITLE_HINT)} />
        <TextsField
          {...text('description')}
          label={t('description')}
          describe={counted(META_DESCRIPTION_HINT)}
          isMultiline
        />
        <TextsField {...text('keywords')} label={t('keywords')} hint={t('keywordsHint')} />
        <Select
          label={t('robots')}
          data-field="search.robots"
          data={ROBOTS_CHOICES.map(({ value, words }) => ({ value, label: t(words) }))}
          allowDeselect={false}
          value={search.robots ?? 'index, follow'}
          onChange={(value) => {
            const robots = parseRobots(value ?? '')
            if (robots.ok) change({ robots: robots.value })
          }}
        />
        <CheckedField
          field="search.canonical"
          label={t('canonical')}
          hint={t('canonicalHint')}
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
          label={t('favicon')}
          hint={t('size', { width: 80, height: 80 })}
          kind="icon"
          path={search.favicon}
          onStored={(path) => change({ favicon: path })}
          onRemove={() => change({ favicon: null })}
        />
      </div>
      <div className={`${card.card} stack`}>
        <h2 className={css.title}>{t('share')}</h2>
        <p className={css.lead}>{t('shareHint')}</p>
        <TextsField
          {...text('socialTitle')}
          label={t('shareTitle')}
          hint={t('shareTitleHint')}
          describe={counted(META_TITLE_HINT)}
        />
        <TextsField
          {...text('socialDescription')}
          label={t('shareDescription')}
          describe={counted(META_DESCRIPTION_HINT)}
          isMultiline
        />
        <PictureField
          field="search.socialPicture"
          label={t('shareImage')}
          hint={t('size', { width: 1200, height: 630 })}
          kind="social"
          path={search.socialPicture}
          onStored={(path) => change({ socialPicture: path })}
          onRemove={() => change({ socialPicture: null })}
        />
      </div>
    </div>
  )
}
