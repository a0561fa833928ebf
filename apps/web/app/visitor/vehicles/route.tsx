import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { matches } from '@nelly/domain/vehicles/vehicle-filters'
import { inOrder } from '@nelly/domain/vehicles/vehicle-order'
import { isUnderWay } from '../booking/booking-address.ts'
import { bookingPage, chosenVehicle, otherDatesOfAll, wantedTime } from '../booking/booking-page.ts'
import { priced } from '../booking/price.ts'
import { BookingMirror } from '../booking-storage/booking-mirror.tsx'
import { storedBooking } from '../booking-storage/stored-booking.ts'
import { BookingSteps } from '../booking-summary/booking-steps.tsx'
import { useI18n } from '../i18n.tsx'
import { linksOf } from '../links.ts'
import { wayThing } from '../seo/json-ld.ts'
import { PageHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import button from '../ui/button.module.css'
import { LIVE } from '../ui/live-list.tsx'
import { NextBar } from '../ui/next-bar.tsx'
import page from '../ui/page.module.css'
import { Tones } from '../ui/tones.tsx'
import { waitingOffer } from '../waiting-list/waiting-address.ts'
import { WaitingForm } from '../waiting-list/waiting-form.tsx'
import type { Route } from './+types/route.ts'
import { LIST_STEP, listFields, readFilters, readOrder, readShown } from './filter-address.ts'
import { filterChoices } from './filter-choices.ts'
import { FilterForm } from './filter-form.tsx'
import { commonRefusal, firstOf, ranked } from './ranked.ts'
import styles from './route.module.css'
import { cardId, VehicleList } from './vehicle-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const page = await bookingPage(args)
  const { site, landing, now, params, prices, booking } = page
  const [filters, order] = [
    readFilters(params, { currency: landing.currency, hasDates: booking.period !== undefined }),
    readOrder(params),
  ]
  const [offered, chosen] = await Promise.all([
    site.vehicles(landing.id, wantedTime(booking)),
    chosenVehicle(page),
  ])
  const fleet = offered.map((vehicle) => {
    const offer = priced(page, vehicle)
    return { ...offer, total: offer.quote?.total }
  })
  const matching = fleet.filter((vehicle) => matches(vehicle, filters))
  const whole = ranked(inOrder(matching, order), booking.party)
  const shown = readShown(params)
  const list = firstOf(whole, shown)
  const nearest = await otherDatesOfAll(page, list.taken)
  const isFull =
    fleet.some(({ available, refusedBy }) => available === false && !refusedBy) && !fleet.some(isFree)
  const choices = filterChoices(fleet, filters, landing.language)
  return {
    landing,
    now,
    booking,
    filters,
    order,
    choices,
    list,
    common: commonRefusal(whole),
    nearest,
    // Of the whole fleet: what the filters hide may be free.
    waiting: isFull ? waitingOffer(page, undefined) : undefined,
    chosen,
    extras: prices.rates.extras,
    tones: [...new Set(fleet.map(({ pictures }) => pictures[0]?.tones))],
    shown,
    matching: matching.length,
    all: fleet.length,
  }
}

export default function VehiclesRoute({ loaderData }: Route.ComponentProps) {
  const { landing, now, booking, filters, order, choices, nearest, chosen, extras, tones } = loaderData
  const { list, common, waiting, shown, matching, all } = loaderData
  const { t, money } = useI18n()
  const fieldsWith = (count: number) => listFields(filters, order, landing.currency, count)
  const fields = fieldsWith(shown)
  const here = `/${landing.localAddress}/vehicle`
  const links = linksOf(landing.localAddress, booking, fields)
  const publicAddress = usePublicAddress()
  const title = t('list.title', { name: landing.displayName })
  const isPlain = !isUnderWay(booking, fields)
  const total = chosen && isFree(chosen) ? chosen.quote : undefined
  return (
    <>
      {/* Those of the whole fleet: live filters may show vehicles that were not in the page. */}
      {tones.map((of) => (
        <Tones key={of} tones={of} />
      ))}
      <PageHead
        title={title}
        description={t('list.description', { name: landing.displayName, count: all })}
        path={isPlain ? '/vehicle' : undefined}
      />
      {isPlain && (
        <StructuredData things={[wayThing(landing, publicAddress, [{ name: title, path: '/vehicle' }])]} />
      )}
      <BookingSteps
        step="vehicle"
        booking={booking}
        vehicle={chosen}
        now={now}
        here={here}
        keep={fields}
        tells
      />
      <div className={page.page}>
        <header className={styles.head}>
          <h1>{t('list.heading')}</h1>
          <div role="status" {...LIVE}>
            <h2 className={styles.count}>
              {matching === all
                ? t('list.count', { count: all })
                : t('list.countOf', { count: matching, all })}
            </h2>
          </div>
          {!booking.period && (
            <p className={styles.hint}>
              {t(booking.problems.length > 0 ? 'list.correctHint' : 'list.datesHint')}
            </p>
          )}
        </header>
        <div className={styles.columns}>
          {all > 0 && (
            <FilterForm
              filters={filters}
              order={order}
              shown={matching}
              choices={choices}
              booking={booking}
              action={here}
              reset={linksOf(landing.localAddress, booking, listFields({}, order, landing.currency)).vehicles}
              results={RESULTS}
            />
          )}
          <div id={RESULTS} tabIndex={-1} className={styles.results} {...LIVE}>
            {waiting && <WaitingForm offer={waiting} />}
            <VehicleList
              list={list}
              common={common}
              nearest={nearest}
              booking={booking}
              links={links}
              page={here}
              keep={fields}
              reset={
                all > 0
                  ? linksOf(landing.localAddress, booking, listFields({}, order, landing.currency)).vehicles
                  : undefined
              }
            />
            {matching > shown && (
              <a
                className={`${button.quiet} ${styles.more}`}
                href={`${linksOf(landing.localAddress, booking, fieldsWith(shown + LIST_STEP)).vehicles}#${cardId(shown)}`}
              >
                {t('list.more', { count: Math.min(LIST_STEP, matching - shown) })}
              </a>
            )}
          </div>
        </div>
      </div>
      {total && (
        <NextBar total={money({ minor: total.total, currency: total.currency })}>
          <a className={button.button} href={links.extras}>
            {t('extras.continue')}
          </a>
        </NextBar>
      )}
      <BookingMirror stored={storedBooking(landing, booking, { vehicle: chosen, extras })} />
    </>
  )
}

/** The element that holds the list. */
const RESULTS = 'results'

const isFree = ({ available, refusedBy }: OfferedVehicle) => available !== false && !refusedBy
