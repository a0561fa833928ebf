import { Anchor } from '@mantine/core'
import type { AuditEntry } from '@nelly/contract/audit/audit'
import { auditIn, changeWords, whoWords } from '@nelly/contract/audit/audit-words'
import { momentWords, operatorReading } from '@nelly/contract/words/moment-words'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './activity.module.css'
import { useTimezone } from './use-activity.ts'

interface ActivityListProps {
  entries: readonly AuditEntry[]
  /** Shows what was done to one thing alone. */
  onThing: (thing: string) => void
}

/** Who did what, the newest first. */
export function ActivityList({ entries, onThing }: ActivityListProps) {
  return (
    <ol>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onThing={onThing} />
      ))}
    </ol>
  )
}

function Entry({ entry, onThing }: { entry: AuditEntry } & Pick<ActivityListProps, 'onThing'>) {
  const t = useWords('activity')
  const language = storedLanguage()
  const timezone = useTimezone()
  const words = auditIn(language)
  const { action, thing, refusedCall } = entry
  const changes = changeWords(entry, { language, timezone })
  const at = momentWords(wallClockIn(timezone, new Date(entry.at)), operatorReading(language), 'plainDated')
  return (
    <li className={css.entry}>
      <div className="blocks">
        <strong>{whoWords(entry, language)}</strong>
        <time dateTime={entry.at} className="muted">
          {at}
        </time>
      </div>
      <div className={css.what}>
        <p>
          {words(`actions.${action}`)} · {thing ? words(`things.${thing.kind}`) : <code>{refusedCall}</code>}{' '}
          {thing && (
            <Anchor
              component="button"
              type="button"
              className={css.thing}
              aria-label={t('onlyThis', { thing: thing.name ?? thing.id })}
              onClick={() => onThing(`${thing.kind}:${thing.id}`)}
            >
              {thing.name ?? `# ${thing.id}`}
            </Anchor>
          )}
        </p>
        {changes.length > 0 && (
          <ul className={css.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
