import { Button } from '@mantine/core'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import type { RatesWarning, Witness } from '@nelly/domain/warnings/rates-warning'
import { IfMay } from '../../roles/if-may.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'
import { useWarningWords } from './use-warning-words.ts'
import css from './warnings.module.css'

/** A warning: what is odd, the bookings that show it, and the button that mends it. */
export function WarningItem({ warning, onMend }: { warning: RatesWarning; onMend: () => void }) {
  const { titleOf, reasonOf, mendOf } = useWarningWords()
  const t = useWords('rates')
  return (
    <TitledCard isItem title={titleOf(warning)}>
      <p>{reasonOf(warning)}</p>
      {warning.witnesses.length > 0 && (
        <table className={css.witnesses}>
          <caption className="visually-hidden">{t('warnings.witnesses')}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('warnings.booking')}</th>
              <th scope="col">{t('test.total')}</th>
            </tr>
          </thead>
          <tbody>
            {warning.witnesses.map((witness) => (
              <WitnessRow key={JSON.stringify(witness.request.wish)} witness={witness} />
            ))}
          </tbody>
        </table>
      )}
      <IfMay call="saveRates">
        <Button variant="light" className={css.mend} onClick={onMend}>
          {mendOf(warning)}
        </Button>
      </IfMay>
    </TitledCard>
  )
}

function WitnessRow({ witness: { request, quote } }: { witness: Witness }) {
  const t = useWords('rates')
  const { vehicles, places } = useRates()
  const { money, date } = useFormats()
  const { pickup, return: back } = request.wish.period
  const place = places.find(({ id }) => id === request.wish.pickupPlace)?.name
  return (
    <tr>
      <th scope="row">
        <span className="block">{vehicles.find(({ id }) => id === request.vehicle.id)?.name}</span>
        <span className="muted block">
          {t('warnings.period', {
            from: date(dateOf(pickup)),
            time: timeOf(pickup),
            to: date(dateOf(back)),
            days: quote.days,
          })}
          {place && ` · ${place}`}
          {request.wish.discountCode && ` · ${request.wish.discountCode}`}
        </span>
      </th>
      <td>{money(quote.total)}</td>
    </tr>
  )
}
