import { Button } from '@mantine/core'
import type { RatesWarning } from '@nelly/domain/warnings/rates-warning'
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import type { RatesWork } from '../editor/rates-editor.ts'
import { useWarningWords } from './use-warning-words.ts'
import { WarningItem } from './warning-item.tsx'
import css from './warnings.module.css'

/** How many are shown at first: an edit may cause one for every vehicle and season. */
const FIRST_SHOWN = 30

/** What is probably not meant in the rates as they are edited, each with its mend and, where it is about bookings, two that show it. */
export function WarningsPage() {
  const t = useWords('rates')
  const { warnings: found, work, before, edit, undo } = useRates()
  const { mendOf } = useWarningWords()
  const [mended, setMended] = useState<Mended>()
  const [gone, setGone] = useState<{ of: typeof found; list: readonly RatesWarning[] }>()
  const [isWhole, showAll] = useState(false)
  const status = useRef<HTMLDivElement>(null)
  const isLast = mended?.before === before && mended?.after === JSON.stringify(work.rates)
  // What was mended leaves at once: the rates are looked through again a moment later.
  const left = gone && gone.of === found ? gone.list : []
  if (!found) return <Loading words={t('warnings.looking')} />
  const warnings = found.filter((warning) => !left.includes(warning))
  const mend = (warning: RatesWarning) => {
    edit(warning.mend)
    setMended({ change: mendOf(warning), before: work, after: JSON.stringify(warning.mend(work.rates)) })
    setGone({ of: found, list: [...left, warning] })
    // The button that was pressed goes with its warning.
    status.current?.focus()
  }
  const takeBack = () => {
    undo()
    setGone(undefined)
    status.current?.focus()
  }
  const shown = isWhole ? warnings : warnings.slice(0, FIRST_SHOWN)
  return (
    <>
      <div ref={status} className={css.status} role="status" tabIndex={-1}>
        {mended !== undefined && isLast && (
          <>
            <span>{t('warnings.mended', { change: mended.change })}</span>
            <Button variant="default" leftSection={<IconArrowBackUp size={18} />} onClick={takeBack}>
              {t('save.undo')}
            </Button>
          </>
        )}
      </div>
      {warnings.length === 0 ? (
        <EmptyState Icon={IconCircleCheck} title={t('warnings.none')}>
          {t('warnings.noneHint')}
        </EmptyState>
      ) : (
        <>
          <p className="soft spaced">{t('warnings.lead', { count: warnings.length })}</p>
          <ol className={css.list}>
            {shown.map((warning) => (
              <WarningItem key={keyOf(warning)} warning={warning} onMend={() => mend(warning)} />
            ))}
          </ol>
          {shown.length < warnings.length && (
            <Button variant="default" onClick={() => showAll(true)}>
              {t('warnings.all', { count: warnings.length })}
            </Button>
          )}
        </>
      )}
    </>
  )
}

/** A mend, with the work that it was made on and the rates that it made. */
interface Mended {
  readonly change: string
  readonly before: RatesWork
  readonly after: string
}

const keyOf = ({ witnesses, mend, ...about }: RatesWarning): string => JSON.stringify(about)
