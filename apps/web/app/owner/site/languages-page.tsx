import { Anchor, Input, Progress, SegmentedControl, Switch } from '@mantine/core'
import { languageMeter, type TextPlace } from '@nelly/domain/site/language-meter'
import type { Languages } from '@nelly/domain/site/site-document'
import { otherLanguage, SITE_LANGUAGES, type SiteLanguage } from '@nelly/domain/site/texts'
import { Link } from 'react-router'
import { fieldPath } from '../paths/site-path.ts'
import { useWords } from '../words/use-words.ts'
import { usePartName } from './section-list/use-part-name.ts'
import { useSite } from './site-context.ts'

/** In which languages visitors read the site, and what is missing in each. */
export function LanguagesPage() {
  const t = useWords('site')
  const { document, edit } = useSite().site
  const { languages } = document
  const change = (changes: Partial<Languages>) =>
    edit((now) => ({ ...now, languages: { ...now.languages, ...changes } }))
  return (
    <div className="card stack" data-field="languages">
      <Input.Wrapper
        label={t('meter.default')}
        description={t('meter.defaultHint')}
        descriptionProps={{ mt: 6 }}
        labelElement="div"
      >
        <SegmentedControl
          fullWidth
          mt={6}
          aria-label={t('meter.default')}
          value={languages.default}
          data={SITE_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={(value) => change({ default: value as SiteLanguage })}
        />
      </Input.Wrapper>
      <Switch
        label={t('meter.both')}
        description={t('meter.bothHint')}
        checked={languages.both}
        onChange={(event) => change({ both: event.currentTarget.checked })}
      />
      {[languages.default, otherLanguage(languages.default)].map((language) => (
        <Meter key={language} language={language} />
      ))}
    </div>
  )
}

/** How much is written in a language, with a link to each gap. */
function Meter({ language }: { language: SiteLanguage }) {
  const t = useWords('site')
  const { written, all, gaps, stale } = languageMeter(useSite().site.document, language)
  const share = all === 0 ? 100 : Math.round((written / all) * 100)
  return (
    <section aria-label={t(`languages.${language}`)}>
      <h2>{t(`languages.${language}`)}</h2>
      <p className="soft">{all === 0 ? t('meter.nothing') : t('meter.written', { written, all, share })}</p>
      <Progress value={share} mt={6} aria-label={t('meter.written', { written, all, share })} />
      <Places title={t('meter.gaps')} places={gaps} />
      <Places title={t('meter.stale')} places={stale} />
    </section>
  )
}

function Places({ title, places }: { title: string; places: readonly TextPlace[] }) {
  const { landing } = useSite()
  const nameOf = usePartName()
  if (places.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="bullets">
        {places.map(({ part, field }) => {
          const [to, { state }] = fieldPath(landing.id, `${part}.${field}`)
          return (
            <li key={`${part}.${field}`}>
              <Anchor component={Link} to={to} state={state}>
                {nameOf(part, field)}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </>
  )
}
