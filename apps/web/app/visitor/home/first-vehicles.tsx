import type { OfferedVehicle } from '@nelly/contract/public-site'
import { NEXT } from '../frame/next-pages.tsx'
import { useI18n } from '../i18n.tsx'
import type { Links } from '../links.ts'
import button from '../parts/button.module.css'
import { sizesAmongFew } from '../parts/card-sizes.ts'
import cards from '../parts/cards.module.css'
import { Icon } from '../parts/icon.tsx'
import { VehicleCard } from '../parts/vehicle-card.tsx'
import styles from './section.module.css'

interface FirstVehiclesProps {
  vehicles: readonly OfferedVehicle[]
  links: Links
}

export function FirstVehicles({ vehicles, links }: FirstVehiclesProps) {
  const { say } = useI18n()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{say('home.vehiclesTitle')}</h2>
        {vehicles.length > 0 && (
          <a className={button.text} href={links.vehicles} {...NEXT}>
            {say('home.allVehicles')} <Icon name="arrow" />
          </a>
        )}
      </div>
      {vehicles.length > 0 ? (
        <ul className={cards.few}>
          {vehicles.map((vehicle) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              href={links.vehicle(vehicle.id)}
              sizes={sizesAmongFew(vehicles.length)}
              alone={vehicles.length === 1}
            />
          ))}
        </ul>
      ) : (
        <p>{say('home.noVehicles')}</p>
      )}
    </section>
  )
}
