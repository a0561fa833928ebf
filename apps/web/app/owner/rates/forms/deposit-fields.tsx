import { minorUnits } from '@nelly/domain/money'
import { useWords } from '../../words/use-words.ts'
import { AmountField } from '../fields/number-fields.tsx'
import { PerVehicle } from './per-vehicle.tsx'
import { useList } from './use-list.ts'

/** What is held at the pickup, for all vehicles or for one. */
export function DepositFields() {
  const t = useWords('rates')
  return (
    <PerVehicle
      title={t('deposit.title')}
      hint={t('deposit.hint')}
      empty={t('deposit.none')}
      add={t('deposit.add')}
      at="deposit"
      list={useList('deposit')}
      entry={(vehicleId) => ({ vehicleId, amount: minorUnits(0) })}
      others={{ vehicleId: null, amount: minorUnits(0) }}
      columns={2}
    >
      {({ field }) => <AmountField {...field('amount')} />}
    </PerVehicle>
  )
}
