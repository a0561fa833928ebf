import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { fleetVehicles } from '@nelly/domain/site/home-vehicles'
import type { SectionNamed } from '@nelly/domain/site/sections'
import { useI18n } from '../i18n.tsx'
import type { Links } from '../links.ts'
import button from '../ui/button.module.css'
import { sizesAmongFew } from '../ui/card-sizes.ts'
import cards from '../ui/cards.module.css'
import { Icon } from '../ui/icon.tsx'
import { NEXT } from '../ui/next-pages.tsx'
import { VehicleCard } from '../ui/vehicle-card.tsx'
import { TitledSection } from './titled-section.tsx'

interface FleetSectionProps {
  section: SectionNamed<'fleet'>
  vehicles: readonly OfferedVehicle[]
  links: Links
}

/** Vehicles of the fleet, and the link to all of them. */
export function FleetSection({ section, vehicles: all, links }: FleetSectionProps) {
  const { t } = useI18n()
  const vehicles = fleetVehicles(section, all)
  const isRows = section.variant === 'rows'
  return (
    <TitledSection
      section={section}
      usual={t('home.vehiclesTitle')}
      link={
        vehicles.length > 0 && (
          <a className={button.text} href={links.vehicles} {...NEXT}>
            {t('home.allVehicles')} <Icon name="arrow" />
          </a>
        )
      }
    >
      {vehicles.length > 0 ? (
        <ul className={isRows ? cards.rows : cards.full}>
          {vehicles.map((vehicle, index) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              href={links.vehicle(vehicle.id)}
              sizes={sizesAmongFew(isRows ? 1 : vehicles.length, index)}
              alone={isRows || vehicles.length === 1}
            />
          ))}
        </ul>
      ) : (
        <p>{t('home.noVehicles')}</p>
      )}
    </TitledSection>
  )
}
