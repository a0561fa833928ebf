import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import { featureIn, featureKey } from '@nelly/domain/common-words/features'
import type { RentalTerms } from '@nelly/domain/rates/quote'
import { descriptionIn } from '@nelly/domain/vehicles/vehicle-description'
import { Conditions } from '../booking/conditions.tsx'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Icon } from '../ui/icon.tsx'
import { MileageWords } from '../ui/mileage-words.tsx'
import styles from './vehicle-details.module.css'

interface VehicleDetailsProps {
  vehicle: OfferedVehicle
  /** Null where the landing says nothing of kilometres. */
  mileage: RentalTerms['mileage']
  /** Who may drive and what may come on top of the price, in sentences. */
  conditions: readonly string[]
}

/** All details of a vehicle, as text. */
export function VehicleDetails({ vehicle, mileage, conditions }: VehicleDetailsProps) {
  const { t } = useI18n()
  const { language, languages } = useLanding()
  const description = descriptionIn(vehicle, language, languages[0])
  const facts: [string, string | null][] = [
    [t('vehicle.type'), t(`types.${vehicle.type}`)],
    [t('vehicle.brand'), vehicle.brand],
    [t('vehicle.capacity'), t('vehicle.seats', { count: vehicle.seats })],
    [t('vehicle.bags'), t('vehicle.luggage', { count: vehicle.luggage })],
    [t('vehicle.doors'), vehicle.doors === null ? null : String(vehicle.doors)],
    [t('vehicle.fuel'), vehicle.fuel && t(`fuels.${vehicle.fuel}`)],
    [t('vehicle.transmission'), t(`transmissions.${vehicle.transmission}`)],
  ]
  return (
    <div className={styles.details}>
      {description.text && (
        <section>
          <h2>{t('vehicle.about')}</h2>
          <p className={styles.description} lang={description.language}>
            {description.text}
          </p>
        </section>
      )}
      <section>
        <h2>{t('vehicle.facts')}</h2>
        <dl className={styles.facts}>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {mileage && (
          <p className="muted">
            <MileageWords mileage={mileage} currency={vehicle.currency} />
          </p>
        )}
      </section>
      <Conditions conditions={conditions} />
      <Checklist
        title={t('vehicle.equipment')}
        items={vehicle.equipment.map((item) => [t(`equipment.${item}`), ''])}
      />
      <Checklist title={t('vehicle.features')} items={featuresOf(vehicle, language)} />
    </div>
  )
}

/** The features with their descriptions; a description may be empty. */
type Item = readonly [name: string, description: string]

/** In the page's language where they are usual words. What is both a feature and a special one is listed once, with its description. */
const featuresOf = ({ features, specialFeatures }: OfferedVehicle, language: Language): Item[] => [
  ...new Map(
    [...features.map((name) => ({ name, description: '' })), ...specialFeatures].map(
      ({ name, description }) => [featureKey(name), [featureIn(name, language), description] as const],
    ),
  ).values(),
]

function Checklist({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.checklist}>
        {items.map(([name, description]) => (
          <li key={name}>
            <Icon name="check" />
            <div>
              <p className={styles.item}>{name}</p>
              {description && <p className="muted">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
