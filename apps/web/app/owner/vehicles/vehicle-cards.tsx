import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { formatMoney } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import record from '../ui/record-cards.module.css'
import { useWords } from '../words/use-words.ts'
import { FeatureWords } from './feature-words.tsx'
import { HiddenBadge } from './hidden-badge.tsx'
import { VehicleActions, type VehicleActionsOf } from './vehicle-actions.tsx'
import css from './vehicle-cards.module.css'
import { VehiclePicture } from './vehicle-picture.tsx'

/** The same vehicles on a phone, a card each. */
export function VehicleCards({
  vehicles,
  ...actions
}: VehicleActionsOf & { vehicles: readonly OwnedVehicle[] }) {
  return (
    <ul className="tiles">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className={record.card}>
          <VehiclePicture vehicle={vehicle} />
          <div className={record.head}>
            <h2>{vehicle.name}</h2>
            <Price vehicle={vehicle} />
            <HiddenBadge vehicle={vehicle} />
          </div>
          <Facts vehicle={vehicle} />
          <div className={`row end ${record.whole}`}>
            <VehicleActions vehicle={vehicle} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Price({ vehicle }: { vehicle: OwnedVehicle }) {
  const t = useWords('vehicles')
  return (
    <p className={`muted ${css.price}`}>
      <strong>{formatMoney(priceOfDay(vehicle))}</strong> <span>{t('perDay')}</span>
    </p>
  )
}

function Facts({ vehicle }: { vehicle: OwnedVehicle }) {
  const t = useWords('vehicles')
  const option = useWords('options')
  return (
    <dl className={`${record.facts} ${css.facts}`}>
      <dt>{t('type')}</dt>
      <dd>{option(`types.${vehicle.type}`)}</dd>
      <dt>{t('transmission')}</dt>
      <dd>{option(`transmissions.${vehicle.transmission}`)}</dd>
      <dt>{t('people')}</dt>
      <dd>{vehicle.seats}</dd>
      <dt>{t('luggage')}</dt>
      <dd>{vehicle.luggage}</dd>
      {vehicle.commission !== null && (
        <>
          <dt>{t('commission')}</dt>
          <dd>{vehicle.commission} %</dd>
        </>
      )}
      <dt>{t('features')}</dt>
      <dd>
        <FeatureWords vehicle={vehicle} />
      </dd>
    </dl>
  )
}
