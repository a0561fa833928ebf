import type { PriceField } from '@nelly/contract/visitor-forms'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import { priceQuestions } from '@nelly/domain/rates/price-questions'
import { bookingPage, chosenVehicle, conditionsOf, otherDates } from '../booking/booking-page.ts'
import { Conditions } from '../booking/conditions.tsx'
import { Longer } from '../booking/longer.tsx'
import { longerRental } from '../booking/longer-rental.ts'
import { RefusedRental } from '../booking/refused-rental.tsx'
import { TakenExtras } from '../booking/taken-extras.tsx'
import { TooSmall } from '../booking/too-small.tsx'
import { BookingMirror } from '../booking-storage/booking-mirror.tsx'
import { storedBooking } from '../booking-storage/stored-booking.ts'
import { BookingSteps } from '../booking-summary/booking-steps.tsx'
import { useI18n } from '../i18n.tsx'
import { linksOf } from '../links.ts'
import { Obstacle, obstacleOf } from '../search-form/obstacle.tsx'
import { PageHead } from '../seo/page-head.tsx'
import button from '../ui/button.module.css'
import { Icon } from '../ui/icon.tsx'
import { NextBar } from '../ui/next-bar.tsx'
import page from '../ui/page.module.css'
import { PriceLines } from '../ui/price-lines.tsx'
import { refuseInPreview } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { ExtraCard } from './extra-card.tsx'
import { PriceQuestions } from './price-questions.tsx'
import styles from './route.module.css'

export async function loader(args: Route.LoaderArgs) {
  const page = await bookingPage(args)
  const { landing, now, prices, booking } = page
  refuseInPreview(landing)
  const vehicle = await chosenVehicle(page)
  const extras = vehicle ? extrasOf(prices.rates.extras, vehicle.id) : []
  const [nearest, longer] = await Promise.all([otherDates(page, vehicle), longerRental(page, vehicle)])
  // What was typed is shown even where nothing depends on it any more.
  const asked = new Set<PriceField>([
    ...priceQuestions(prices.rates),
    ...(Object.keys(booking.typed) as PriceField[]),
  ])
  const conditions = vehicle ? conditionsOf(page, vehicle.id) : []
  return { landing, now, booking, vehicle, extras, longer, nearest, conditions, asks: [...asked] }
}

export default function ExtrasRoute({ loaderData }: Route.ComponentProps) {
  const { landing, now, booking, vehicle, extras, longer, nearest, conditions, asks } = loaderData
  const { t, money } = useI18n()
  const here = `/${landing.localAddress}/additions`
  const links = linksOf(landing.localAddress, booking)
  const isRefused = vehicle?.refusedBy !== undefined
  const quote = vehicle && !obstacleOf(booking, vehicle) && !isRefused ? vehicle.quote : undefined
  return (
    <>
      <PageHead title={t('extras.title')} />
      <BookingSteps
        step="extras"
        booking={booking}
        vehicle={vehicle}
        now={now}
        here={here}
        tells={!vehicle}
      />
      <div className={page.page}>
        {vehicle && quote ? (
          <>
            <header className={styles.head}>
              <h1>{t(extras.length > 0 ? 'extras.heading' : 'extras.nothingHeading')}</h1>
              <p>{t(extras.length > 0 ? 'extras.lead' : 'extras.nothingLead')}</p>
              <TooSmall vehicle={vehicle} booking={booking} />
              <TakenExtras booking={booking} />
            </header>
            <div className={extras.length > 0 ? styles.columns : styles.alone}>
              {extras.length > 0 && (
                <ul className={styles.extras}>
                  {extras.map((extra) => (
                    <ExtraCard
                      key={extra.code}
                      extra={extra}
                      extras={extras}
                      line={quote.lines.find(({ kind, code }) => kind === 'extra' && code === extra.code)}
                      currency={quote.currency}
                      booking={booking}
                      page={here}
                    />
                  ))}
                </ul>
              )}
              <aside className={styles.side} aria-label={t('price.title')}>
                <p className={styles.vehicle}>{vehicle.name}</p>
                <PriceQuestions asks={asks} booking={booking} quote={quote} page={here} />
                <PriceLines quote={quote} />
                <Conditions conditions={conditions} />
                <Longer longer={longer} currency={quote.currency} booking={booking} page={here} />
                <a className={`${button.button} ${styles.next}`} href={links.review}>
                  {t('extras.continueLong')}
                </a>
              </aside>
            </div>
            <a className={button.text} href={links.vehicle(vehicle.id)}>
              <Icon name="back" /> {t('extras.back')}
            </a>
          </>
        ) : vehicle && isRefused && booking.period ? (
          <div className={styles.refused}>
            <RefusedRental booking={booking} vehicle={vehicle} page={here} isPage />
            <PriceQuestions asks={asks} booking={booking} quote={undefined} page={here} />
          </div>
        ) : (
          <Obstacle booking={booking} vehicle={vehicle} nearest={nearest} now={now} here={here} />
        )}
      </div>
      {quote && (
        <NextBar total={money({ minor: quote.total, currency: quote.currency })}>
          <a className={button.button} href={links.review}>
            {t('extras.continue')}
          </a>
        </NextBar>
      )}
      <BookingMirror stored={storedBooking(landing, booking, { vehicle, extras })} />
    </>
  )
}
