import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { vehicleId } from '@nelly/contract/wire'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { termsOf } from '@nelly/domain/rates/terms-of'
import { descriptionIn } from '@nelly/domain/vehicles/vehicle-description'
import { isUnderWay } from '../booking/booking-address.ts'
import { bookingPage, conditionsOf, otherDates, wantedTime, withOffer } from '../booking/booking-page.ts'
import { longerRental } from '../booking/longer-rental.ts'
import { priced } from '../booking/price.ts'
import { BookingMirror } from '../booking-storage/booking-mirror.tsx'
import { storedBooking } from '../booking-storage/stored-booking.ts'
import { BookingSteps } from '../booking-summary/booking-steps.tsx'
import { useI18n } from '../i18n.tsx'
import { type Links, linksOf } from '../links.ts'
import { vehicleThing, wayThing } from '../seo/json-ld.ts'
import { drawnPicture } from '../seo/landing-pictures.ts'
import { PageHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import button from '../ui/button.module.css'
import { Facts } from '../ui/facts.tsx'
import { Icon } from '../ui/icon.tsx'
import { NextBar } from '../ui/next-bar.tsx'
import { NEXT } from '../ui/next-pages.tsx'
import page from '../ui/page.module.css'
import { VehicleStars } from '../ui/vehicle-stars.tsx'
import { listFields, readFilters, readOrder, readShown } from '../vehicles/filter-address.ts'
import { notFound } from '../visited-landing.ts'
import { waitingOffer } from '../waiting-list/waiting-address.ts'
import type { Route } from './+types/route.ts'
import { Gallery } from './gallery.tsx'
import { OfferPanel } from './offer-panel.tsx'
import styles from './route.module.css'
import { VehicleDetails } from './vehicle-details.tsx'

export async function loader(args: Route.LoaderArgs) {
  const id = vehicleId.safeParse(/^\d+$/.test(args.params.vehicleId) ? args.params.vehicleId : undefined)
  const page = await bookingPage(args, id.data)
  const { site, landing, now, params, prices, booking } = page
  const found = id.success ? await site.vehicle(landing.id, id.data, wantedTime(booking)) : undefined
  if (!found) throw notFound('vehicle')
  const vehicle = await withOffer(page, priced(page, found))
  const nearest = await otherDates(page, vehicle)
  const shared = site.sharePicture(landing, vehicle)
  return {
    landing,
    now,
    booking,
    vehicle,
    nearest,
    waiting: vehicle.available === false ? waitingOffer(page, vehicle.id) : undefined,
    shared,
    extras: prices.rates.extras,
    longer: await longerRental(page, vehicle),
    mileage: termsOf(prices.rates, vehicle.id).mileage,
    conditions: conditionsOf(page, vehicle.id),
    filters: listFields(
      readFilters(params, { currency: landing.currency, hasDates: booking.period !== undefined }),
      readOrder(params),
      landing.currency,
      readShown(params),
    ),
  }
}

export default function VehicleRoute({ loaderData }: Route.ComponentProps) {
  const {
    landing,
    now,
    booking,
    vehicle,
    nearest,
    waiting,
    shared,
    extras,
    longer,
    mileage,
    conditions,
    filters,
  } = loaderData
  const { t, money } = useI18n()
  const links = linksOf(landing.localAddress, booking, filters)
  const here = `/${landing.localAddress}/vehicles/${vehicle.id}`
  const isPlain = !isUnderWay(booking, filters)
  const perDay = t('vehicle.perDay', {
    price: money(priceOfDay(vehicle)),
    additions: vehicle.additions ?? 'nothing',
  })
  return (
    <>
      <PageHead
        title={vehicle.name}
        description={`${vehicle.name}: ${perDay}. ${descriptionIn(vehicle, landing.language, landing.languages[0]).text}`}
        path={isPlain ? `/vehicles/${vehicle.id}` : undefined}
        picture={drawnPicture(shared, `${vehicle.name}, ${perDay}`)}
      />
      {isPlain && <VehicleData landing={landing} vehicle={vehicle} />}
      <BookingSteps
        step="vehicle"
        booking={booking}
        vehicle={vehicle}
        now={now}
        here={here}
        keep={filters}
        tells={booking.period !== undefined}
      />
      <div className={page.page}>
        <a className={button.text} href={links.vehicles}>
          <Icon name="back" /> {t('vehicle.back')}
        </a>
        <div className={styles.columns}>
          <div className={styles.gallery}>
            <Gallery vehicle={vehicle} />
          </div>
          <div className={styles.side}>
            <header className={styles.head}>
              <p className={styles.kind}>
                {[vehicle.brand, t(`types.${vehicle.type}`)].filter(Boolean).join(' · ')}{' '}
                <VehicleStars vehicle={vehicle} />
              </p>
              <h1 className={styles.name}>{vehicle.name}</h1>
              <Facts vehicle={vehicle} />
            </header>
            <OfferPanel
              vehicle={vehicle}
              booking={booking}
              longer={longer}
              nearest={nearest}
              waiting={waiting}
              now={now}
              here={here}
              links={links}
            />
          </div>
          <VehicleDetails vehicle={vehicle} mileage={mileage} conditions={conditions} />
        </div>
      </div>
      <SelectBar vehicle={vehicle} links={links} />
      <BookingMirror stored={storedBooking(landing, booking, { vehicle, extras })} />
    </>
  )
}

/** On phones: the trip's total and Select, where the vehicle can be selected. */
function SelectBar(props: { vehicle: OfferedVehicle; links: Links }) {
  const { vehicle, links } = props
  const { t, money } = useI18n()
  const quote = vehicle.available === false || vehicle.refusedBy ? undefined : vehicle.quote
  if (!quote) return null
  return (
    <NextBar total={money({ minor: quote.total, currency: quote.currency })}>
      <a className={button.button} href={links.select(vehicle.id)} {...NEXT}>
        {t('vehicle.select')}
      </a>
    </NextBar>
  )
}

/** The structured data of a vehicle's page: the vehicle, its price per day, and the breadcrumbs. */
function VehicleData({ landing, vehicle }: { landing: VisitedLanding; vehicle: OfferedVehicle }) {
  const { t } = useI18n()
  const publicAddress = usePublicAddress()
  const words = {
    type: t(`types.${vehicle.type}`),
    transmission: t(`transmissions.${vehicle.transmission}`),
    fuel: vehicle.fuel && t(`fuels.${vehicle.fuel}`),
  }
  const way = wayThing(landing, publicAddress, [
    { name: t('list.title', { name: landing.displayName }), path: '/vehicle' },
    { name: vehicle.name, path: `/vehicles/${vehicle.id}` },
  ])
  return <StructuredData things={[vehicleThing(landing, vehicle, publicAddress, words), way]} />
}
