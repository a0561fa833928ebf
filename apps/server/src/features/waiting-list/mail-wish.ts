import { localAddress } from '@nelly/contract/landings/landing-language'
import { searchAddress } from '@nelly/contract/public-site/search-address'
import type { VehicleId } from '@nelly/domain/ids'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { vehicles, type waitingWishes } from '../../platform/db/schema.ts'
import type { Block } from '../../platform/mail/letter/letter.ts'
import { plain } from '../../platform/mail/plain.ts'
import { landingMail } from '../reservations/mail/landing-mail.ts'
import { i18nIn } from '../reservations/mail/mail-i18n.ts'
import { landingOfMail, type MailedLanding } from '../reservations/mail/mailed-reservation.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'

export type WishRow = typeof waitingWishes.$inferSelect

interface Mailing {
  readonly kind: 'waiting-confirm' | 'waiting-told'
  /** Of the link to the wish's own page. */
  readonly secret: string
  readonly origin: string
  readonly now: Date
}

/** Enqueues a mail about a wish: to confirm it, or that it can be booked. Both have a link by which it is deleted. */
export async function mailWish(
  tx: Database,
  wish: WishRow,
  { kind, secret, origin, now }: Mailing,
): Promise<void> {
  const from = await landingOfMail(tx, wish.landingId)
  if (!from) throw new Error('the landing of this wish is gone')
  const content = letterOf(wish, {
    ...{ kind, from, origin, secret },
    vehicle: await vehicleName(tx, wish.vehicleId),
  })
  await enqueueMails(tx, null, { mails: [{ kind, to: wish.email, content }], origin, now })
}

const vehicleName = async (tx: Database, id: number | null): Promise<string | undefined> =>
  id === null
    ? undefined
    : (await tx.select({ name: vehicles.name }).from(vehicles).where(eq(vehicles.id, id)))[0]?.name

/** The path of a search for what a wish is for; `landing` is the landing's address in its language. */
export const wishSearch = (landing: string, { during: period, vehicleId, ...trip }: WishRow): string =>
  searchAddress(landing, { ...trip, period }, (vehicleId as VehicleId | null) ?? undefined)

interface About extends Pick<Mailing, 'kind' | 'secret' | 'origin'> {
  readonly from: MailedLanding
  /** Undefined for any. */
  readonly vehicle: string | undefined
}

function letterOf(wish: WishRow, { kind, secret, origin, vehicle, from }: About) {
  const { landing } = from
  const i18n = i18nIn(wish.language)
  const { t, moment } = i18n
  const { during } = wish
  const named = { landing: landing.name, day: i18n.day(during.pickup) }
  const address = `${origin}/${localAddress(landing.address, landing.language, wish.language)}`
  const own = `${address}/my-reservation/waiting-list?s=${secret}`
  const actions: Block[] =
    kind === 'waiting-confirm'
      ? [{ kind: 'action', label: t('waitingConfirm.label'), hint: t('waitingConfirm.hint'), url: own }]
      : [
          {
            ...{ kind: 'action', label: t('waitingTold.label'), hint: t('waitingTold.hint') },
            url: wishSearch(address, wish),
          },
          { kind: 'action', label: t('waitingTold.leave'), hint: t('waitingTold.leaveHint'), url: own },
        ]
  const words = kind === 'waiting-confirm' ? 'waitingConfirm' : 'waitingTold'
  return landingMail(
    from,
    { i18n, origin },
    {
      subject: t(`${words}.subject`, named),
      heading: t(`${words}.heading`),
      lead: t(`${words}.lead`, named),
      blocks: [
        {
          kind: 'facts',
          title: t('trip.title'),
          facts: [
            {
              label: t('trip.vehicle'),
              lines: [vehicle === undefined ? t('waitingConfirm.any') : plain(vehicle)],
            },
            { label: t('trip.pickup'), lines: [moment(during.pickup), plain(wish.pickupPlace)] },
            { label: t('trip.return'), lines: [moment(during.return), plain(wish.returnPlace)] },
          ],
          note: t('trip.localTime'),
        },
        ...actions,
      ],
      footer: t(`${words}.footer`, named),
    },
  )
}
