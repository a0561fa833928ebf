import type { OfferedVehicle } from '@nelly/contract/public-site'
import type { BookingUnderWay } from '../booking/booking.ts'
import { priceOf } from '../booking/price.ts'
import { NEXT } from '../frame/next-pages.tsx'
import { useI18n } from '../i18n.tsx'
import type { Links } from '../links.ts'
import button from '../parts/button.module.css'
import { NextBar } from '../parts/next-bar.tsx'

/** On phones: the trip's total and Select, where the vehicle can be selected. */
export function SelectBar(props: { vehicle: OfferedVehicle; booking: BookingUnderWay; links: Links }) {
  const { vehicle, booking, links } = props
  const { say, money } = useI18n()
  const quote = vehicle.available === false ? undefined : priceOf(vehicle, booking)
  if (!quote) return null
  return (
    <NextBar total={money(quote.total)}>
      <a className={button.button} href={links.select(vehicle.id)} {...NEXT}>
        {say('vehicle.select')}
      </a>
    </NextBar>
  )
}
