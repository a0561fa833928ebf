import { siteChanges } from '@nelly/contract/site/diff-words'
import type { FieldContent, SiteChange } from '@nelly/contract/site/field-changes'
import type { Words } from '@nelly/contract/words/translators'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { useMemo } from 'react'
import { storedLanguage } from '../../words/language.ts'
import { storedUrl } from '../../words/stored-url.ts'
import { useSite } from '../site-context.ts'
import css from './site-diff.module.css'

/** What a document changes of another one, by section. */
export function SiteDiff({ from, to }: { from: SiteDocument; to: SiteDocument }) {
  const { landing } = useSite()
  const parts = useMemo(
    () => siteChanges(from, to, (id) => landing.vehicles.find((vehicle) => vehicle.id === id)?.name),
    [from, to, landing.vehicles],
  )
  return (
    <ul className="list">
      {parts.map(({ part, title, changes }) => (
        <li key={part}>
          <h3>{title[storedLanguage()]}</h3>
          <ChangeLines of={changes} title={title} />
        </li>
      ))}
    </ul>
  )
}

interface ChangeLinesProps {
  of: readonly SiteChange[]
  /** What is said above them, and not once more. */
  title?: Words
}

/** What is different in a part, a line for each field. */
export function ChangeLines({ of, title }: ChangeLinesProps) {
  const language = storedLanguage()
  return (
    <ul className={css.lines}>
      {of.map(({ label, before, after }) => (
        <li key={label.en}>
          {label.en !== title?.en && <span className="soft">{label[language]}: </span>}
          {before && (
            <del>
              <Content of={before} label={label[language]} />
            </del>
          )}{' '}
          {after && (
            <ins>
              <Content of={after} label={label[language]} />
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}

function Content({ of, label }: { of: FieldContent; label: string }) {
  if (!('pictures' in of)) return shortened(of[storedLanguage()])
  return of.pictures.map((path, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be in a list twice.
    <img key={index} src={storedUrl(path)} alt={label} className={css.picture} loading="lazy" />
  ))
}

const LONGEST = 300
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
