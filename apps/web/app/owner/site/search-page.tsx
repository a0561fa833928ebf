import { SegmentedControl } from '@mantine/core'
import { localAddress } from '@nelly/contract/landings/landing-language'
import { siteDocument } from '@nelly/contract/site/document'
import { MAX_META_TEXT, MAX_META_TITLE, MAX_WEB_ADDRESS } from '@nelly/contract/specified/landing-metadata'
import { parseRobots } from '@nelly/domain/landings/robots'
import { searchWordsIn } from '@nelly/domain/site/search-words'
import { languagesOf, type SearchWords } from '@nelly/domain/site/site-document'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import { useState } from 'react'
import { publicAddress } from '../landing/public-address.ts'
import { SearchFields } from '../seo/search-fields.tsx'
import { SeoPreviews } from '../seo/seo-previews.tsx'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import { CheckedField } from './fields/checked-field.tsx'
import { SitePictureField } from './fields/picture-field.tsx'
import { TextsField } from './fields/texts-field.tsx'
import css from './form-page.module.css'
import { useSite } from './site-context.ts'

const canonicalField = siteDocument.shape.search.shape.canonical

/** A text as it is typed, in one line. */
const inOneLine = (typed: string) => typed.replace(/[\r\n]+/g, ' ')

/** What the document calls the fields of the form. */
const NAMES = {
  title: 'title',
  description: 'description',
  keywords: 'keywords',
  shareTitle: 'socialTitle',
  shareDescription: 'socialDescription',
} as const

/** What search engines and link previews are told, with a preview of both. */
export function SearchPage() {
  const site = useWords('site.search')
  const inLanguage = useWords('site.languages')
  const { landing, site: draft } = useSite()
  const { search, languages } = draft.document
  const change = (changes: Partial<SearchWords>) =>
    draft.edit((now) => ({ ...now, search: { ...now.search, ...changes } }))
  const [previewed, setPreviewed] = useState<SiteLanguage>()
  const shown = languagesOf(languages).find((language) => language === previewed) ?? languages.default
  const words = searchWordsIn({ search }, shown)
  const picture = (path: string | null) => (path === null ? undefined : storedUrl(path))
  return (
    <div className={css.search}>
      {languages.both && (
        <SegmentedControl
          className={css.action}
          aria-label={site('previewIn')}
          mb="md"
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
        favicon={picture(search.favicon)}
        shareImage={picture(search.socialPicture)}
      />
      <SearchFields
        hint={site('empty')}
        robots={search.robots}
        onRobots={(value) => {
          const robots = parseRobots(value)
          if (robots.ok) change({ robots: robots.value })
        }}
        text={(name, { count, ...props }) => (
          <TextsField
            {...props}
            field={`search.${NAMES[name]}`}
            value={search[NAMES[name]]}
            longest={name === 'title' || name === 'shareTitle' ? MAX_META_TITLE : MAX_META_TEXT}
            {...(count && { describe: (text) => (text.trim() === '' ? undefined : count(text)) })}
            onChange={(texts) =>
              change({ [NAMES[name]]: { ...texts, es: inOneLine(texts.es), en: inOneLine(texts.en) } })
            }
          />
        )}
        canonical={(props, hint) => (
          <CheckedField
            {...props}
            field="search.canonical"
            hint={hint}
            value={search.canonical ?? ''}
            longest={MAX_WEB_ADDRESS}
            inputMode="url"
            parse={(typed) => {
              const address = typed.trim()
              return address === '' || canonicalField.safeParse(address).success ? address : undefined
            }}
            error={site('canonicalWrong')}
            onChange={(value) => change({ canonical: value || null })}
          />
        )}
        picture={(name, props) =>
          name === 'favicon' ? (
            <SitePictureField
              {...props}
              field="search.favicon"
              kind="icon"
              path={search.favicon}
              onChange={(favicon) => change({ favicon })}
            />
          ) : (
            <SitePictureField
              {...props}
              field="search.socialPicture"
              kind="social"
              path={search.socialPicture}
              onChange={(socialPicture) => change({ socialPicture })}
            />
          )
        }
      />
    </div>
  )
}
