import { useWords } from '../../words/use-words.ts'
import { AmountField, CountField } from '../fields/number-fields.tsx'
import { PerVehicle } from './per-vehicle.tsx'
import { useList } from './use-list.ts'

const UNLIMITED = { kmPerDay: null, perExtraKm: null }

/** The kilometres that a day includes, for all vehicles or for one. */
export function MileageFields() {
  const t = useWords('rates')
  return (
    <PerVehicle
      title={t('mileage.title')}
      hint={t('mileage.hint')}
      empty={t('mileage.none')}
      add={t('mileage.add')}
      at="mileage"
      list={useList('mileage')}
      entry={(vehicleId) => ({ vehicleId, ...UNLIMITED })}
      others={{ vehicleId: null, ...UNLIMITED }}
      columns={3}
    >
      {({ optional }) => (
        <>
          <CountField
            {...optional('kmPerDay', t('mileage.perDay'))}
            description={t('mileage.perDayHint')}
            most={10_000}
          />
          <AmountField {...optional('perExtraKm', t('mileage.perExtraKm'))} />
        </>
      )}
    </PerVehicle>
  )
}
