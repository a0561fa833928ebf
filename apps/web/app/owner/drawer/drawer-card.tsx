import { Button } from '@mantine/core'
import type { DrawerShift } from '@nelly/contract/ledger/drawer'
import { drawerDifferences } from '@nelly/domain/ledger/drawer'
import { formatMoney } from '@nelly/domain/money'
import { useState } from 'react'
import { useMoment } from '../dates/use-moment.ts'
import { IfMay } from '../roles/if-may.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'
import { DifferenceWords } from './difference-words.tsx'
import css from './drawer.module.css'
import { DrawerEntries } from './drawer-entries.tsx'

interface DrawerCardProps {
  shift: DrawerShift
  /** Counts and closes it; a closed one has none. */
  onClose?: () => void
}

/** The drawer of a place: what is in it or was counted, by whom, and its entries. */
export function DrawerCard({ shift, onClose }: DrawerCardProps) {
  const t = useWords('drawer')
  const moment = useMoment()
  const [isUnfolded, setUnfolded] = useState(false)
  const { placeName, openedAt, openedBy, closedAt, closedBy, expected, counted, note } = shift
  const cash = counted ?? expected
  const differences = counted && drawerDifferences(expected, counted)
  return (
    <TitledCard
      title={placeName}
      isItem
      tools={
        onClose && (
          <IfMay call="closeDrawer">
            <Button aria-label={t('closeNamed', { place: placeName })} onClick={onClose}>
              {t('close')}
            </Button>
          </IfMay>
        )
      }
    >
      <ul className={css.cash}>
        {cash.length === 0 && <li className="muted">{t('nothing')}</li>}
        {cash.map((money) => (
          <li key={money.currency}>
            <strong>{formatMoney(money)}</strong>
            {differences && (
              <DifferenceWords difference={differences.find(({ currency }) => currency === money.currency)} />
            )}
          </li>
        ))}
      </ul>
      {note && <p className="as-typed">{note}</p>}
      <p className="muted">
        {t('openedBy', { who: openedBy ?? t('team'), moment: moment(openedAt) })}
        {closedAt && (
          <>
            <br />
            {t('closedBy', { who: closedBy ?? t('team'), moment: moment(closedAt) })}
          </>
        )}
      </p>
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          px={8}
          ml={-8}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'hideEntries' : 'entries')}
        </Button>
      </div>
      {isUnfolded && <DrawerEntries shift={shift} />}
    </TitledCard>
  )
}
