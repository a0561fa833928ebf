import { storedUrl } from '../../words/stored-url.ts'
import { useWords } from '../../words/use-words.ts'
import css from './diff.module.css'
import type { Difference, PartDifference } from './differences.ts'
import { useFieldName } from './use-field-name.ts'

/** What is different in a part, in words and pictures: a line for each field and language. */
export function DifferenceLines({ of: { kind, differences } }: { of: PartDifference }) {
  const say = useWords('site')
  // Of what is new or gone, its contents matter, not its settings.
  const lines =
    kind === 'changed'
      ? differences
      : differences.filter(({ language, isPicture }) => language !== undefined || isPicture)
  return (
    <>
      {kind !== 'changed' && <p className={css.kind}>{say(`diff.${kind}`)}</p>}
      {lines.length > 0 && (
        <ul className={css.lines}>
          {lines.map((difference) => (
            <li key={difference.key}>
              <Line of={difference} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Line({ of: { field, language, isPicture, before, after } }: { of: Difference }) {
  const say = useWords('site')
  const fieldName = useFieldName()
  const name = field && (language ? `${fieldName(field)} (${language})` : fieldName(field))
  if (isPicture) {
    return (
      <>
        {name && <span className={css.field}>{name}</span>}
        {before && <Thumbnail path={before} label={say('diff.before')} />}
        {before && after && <span aria-hidden="true"> → </span>}
        {after && <Thumbnail path={after} label={say('diff.after')} />}
      </>
    )
  }
  if (field === 'shown') return say(after === 'false' ? 'diff.hidden' : 'diff.shown')
  if (before === after || field.endsWith('.order') || field.endsWith('.focus')) {
    return say(field.endsWith('.order') ? 'diff.moved' : 'diff.restyled', { field: name })
  }
  return (
    <>
      {name && <span className={css.field}>{name}: </span>}
      {before && <del>{shortened(before)}</del>} {after && <ins>{shortened(after)}</ins>}
    </>
  )
}

const Thumbnail = ({ path, label }: { path: string; label: string }) => (
  <img className={css.thumbnail} src={storedUrl(path)} alt={label} loading="lazy" />
)

const LONGEST = 300
const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
