import type { OfferedVehicle } from '@nelly/contract/public-site'
import { Icon } from '../parts/icon.tsx'
import { useSpeech } from '../speech.tsx'
import styles from './vehicle-details.module.css'

/** All that is known of a vehicle, in words. */
export function VehicleDetails({ vehicle }: { vehicle: OfferedVehicle }) {
  const { say } = useSpeech()
  const facts: [string, string | null][] = [
    [say('vehicle.type'), say(`types.${vehicle.type}`)],
    [say('vehicle.brand'), vehicle.brand],
    [say('vehicle.capacity'), say('vehicle.seats', { count: vehicle.seats })],
    [say('vehicle.bags'), say('vehicle.luggage', { count: vehicle.luggage })],
    [say('vehicle.transmission'), say(`transmissions.${vehicle.transmission}`)],
  ]
  return (
    <div className={styles.details}>
      {vehicle.description && (
        <section>
          <h2>{say('vehicle.about')}</h2>
          <p className={styles.description}>{vehicle.description}</p>
        </section>
      )}
      <section>
        <h2>{say('vehicle.facts')}</h2>
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
      </section>
      <Checklist
        title={say('vehicle.equipment')}
        items={vehicle.equipment.map((item) => say(`equipment.${item}`))}
      />
      <Checklist
        title={say('vehicle.features')}
        items={[...new Set([...vehicle.features, ...vehicle.specialFeatures])]}
      />
    </div>
  )
}

function Checklist({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.checklist}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
