import { Button } from '@mantine/core'
import type { Currency } from '@nelly/domain/currency'
import { formatMoney, minorUnits } from '@nelly/domain/money'
import { IconX } from '@tabler/icons-react'
import { IconButton, QUIET } from '../../ui/icon-button.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './offer-list.module.css'
import type { PricedOther } from './priced-others.ts'

interface OtherVehiclesProps {
  others: readonly PricedOther[]
  currency: Currency
  /** Whether one more is being chosen. */
  isChoosing: boolean
  onRemove: (place: number) => void
  /** Goes on without one more. */
  onEnough: () => void
}

/** The vehicles that are reserved together with the chosen one. */
export function OtherVehicles({ others, currency, isChoosing, onRemove, onEnough }: OtherVehiclesProps) {
  const t = useWords('changes')
  if (others.length === 0) return null
  return (
    <section className="list" aria-label={t('offers.together')}>
      <h3 className="title">{t('offers.together')}</h3>
      <ul className={css.others}>
        {others.map(({ name, total, isFree }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The same vehicle may be there twice.
          <li key={place} className={css.other}>
            <span className="grow blocks">
              <strong className={css.name}>{name}</strong>
              {!isFree && <span className="error">{t('offers.taken')}</span>}
            </span>
            <strong className={css.total}>
              {total !== undefined && formatMoney({ minor: minorUnits(total), currency })}
            </strong>
            <IconButton
              {...QUIET}
              Icon={IconX}
              label={t('offers.removeOther', { vehicle: name })}
              onClick={() => onRemove(place)}
            />
          </li>
        ))}
      </ul>
      {isChoosing && (
        <Button variant="subtle" onClick={onEnough}>
          {t('offers.enough')}
        </Button>
      )}
    </section>
  )
}
