import { Button } from '@mantine/core'
import { useFormatter } from 'use-intl'
import { useMay } from '../roles/use-membership.ts'
import { pressAnywhere } from '../ui/press-anywhere.ts'
import record from '../ui/record-cards.module.css'
import { useWords } from '../words/use-words.ts'
import { UnitBadges } from './unit-badges.tsx'
import { UnitPlace } from './unit-place.tsx'
import css from './units.module.css'
import type { UnitsShown } from './units-shown.ts'

/** The same units on narrow screens, a card each. */
export function UnitCards({ units, nameLandings, onEdit }: UnitsShown) {
  const t = useWords('units')
  const format = useFormatter()
  const mayChange = useMay('changeUnit')
  return (
    <ul className="tiles">
      {units.map((unit) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same.
        <li
          key={`${unit.vehicleId}-${unit.number}`}
          className={`${record.card} ${record.opens}`}
          onClick={pressAnywhere(() => onEdit(unit))}
        >
          <div className={record.whole}>
            <h2 className={css.plate}>{unit.plate ?? t('noPlate')}</h2>
            <p className="muted">
              {unit.vehicleName} · {t('unit', { unit: unit.number })}
              {nameLandings && ` · ${unit.landingName}`}
            </p>
            <UnitPlace unit={unit} />
          </div>
          <dl className={record.facts}>
            {(unit.colour || unit.year) && (
              <>
                <dt>{t(unit.colour ? 'colour' : 'year')}</dt>
                <dd>{[unit.colour, unit.year].filter(Boolean).join(', ')}</dd>
              </>
            )}
            {unit.odometer !== null && (
              <>
                <dt>{t('odometer')}</dt>
                <dd>{t('kilometres', { km: format.number(unit.odometer) })}</dd>
              </>
            )}
            <dt>{t('papers')}</dt>
            <dd>
              <UnitBadges unit={unit} />
            </dd>
          </dl>
          <div className={record.whole}>
            <Button
              variant="light"
              fullWidth
              aria-label={t(mayChange ? 'edit' : 'view', {
                vehicle: unit.vehicleName,
                unit: unit.plate ?? unit.number,
              })}
              onClick={() => onEdit(unit)}
            >
              {t(mayChange ? 'change' : 'look')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
