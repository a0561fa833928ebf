import type { MyReview } from '@nelly/contract/public-site/my-review'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import type { WrittenReview } from '@nelly/domain/reviews/review'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../tests/support/call.ts'
import { signedInOwner } from '../../../tests/support/landing.ts'
import { mailJobs } from '../../../tests/support/mail-jobs.ts'
import { startBooked } from '../../../tests/support/own-reservation.ts'
import { booking, send } from '../../../tests/support/rental.ts'
import { jobs, landings, reservations, reviews } from '../../platform/db/schema.ts'
import { eraseReservation } from '../reservations/erase-reservation.ts'
import { contentOf } from '../reservations/mail/put-into-words.ts'
import { SECRET_LIMIT } from '../reservations/secret-limit.ts'
import { askForReview, reviewHandler } from './ask-for-review.ts'

const GOOD: WrittenReview & { language: 'es' } = {
  stars: 4,
  text: 'El carro estaba limpio.',
  name: 'María P.',
  language: 'es',
}

/** A rental of 10 to 13 March, which is taken back on the 13th at 10:00 there, 14:00 UTC. */
async function start(...args: Parameters<typeof startBooked>) {
  const booked = await startBooked(...args)
  const { parts, clock, id } = booked
  const step = async (name: string, at: string, of: number = id) => {
    clock.set(at)
    const taken = await booked.call('POST', `/reservations/${of}/steps`, { step: name })
    if (taken.statusCode !== 200) throw new Error(taken.body)
  }
  const rent = async (of: number = id) => {
    await step('hand_over', '2027-03-10T14:00:00Z', of)
    await step('take_back', '2027-03-13T14:00:00Z', of)
  }
  /** Runs every question for a review that is due by then. */
  const askAt = async (at: string) => {
    clock.set(at)
    const due = await parts.db.select().from(jobs).where(eq(jobs.kind, 'ask-for-review'))
    const handler = reviewHandler(parts)
    for (const job of due.filter(({ runAt }) => runAt <= clock.now()))
      await handler.run(job as Parameters<typeof handler.run>[0], new AbortController().signal)
  }
  const mails = async (kind: 'review-request' | 'review-notice', of: number = id) =>
    (await mailJobs(parts.db))
      .filter((mail) => mail.kind === kind)
      .map((mail) => ({ to: mail.to, ...contentOf({ ...mail, reservationId: of }) }))
  const reviewSecret = async () =>
    /my-reservation\/review\?s=([\w-]+)/.exec((await mails('review-request')).at(-1)?.text ?? '')?.[1] ?? ''
  return {
    ...booked,
    ...{ step, rent, askAt, mails, reviewSecret },
    /** Rents, asks two days later, and opens the mail's link. */
    async asked(): Promise<MyReview> {
      await rent()
      await askAt('2027-03-15T14:00:00Z')
      return this.mine()
    },
    async mine(): Promise<MyReview> {
      const visit = await booked.site.myReview(booked.name, await reviewSecret())
      if (visit.kind !== 'found') throw new Error(`not opened: ${visit.kind}`)
      return visit.review
    },
    give: (written: Partial<WrittenReview> = {}) => booked.site.giveReview({ id }, { ...GOOD, ...written }),
    list: async (query = '') =>
      (await booked.call('GET', `/landings/${booked.landing}/reviews${query}`)).json(),
    show: (isShown: boolean, revision: number, of: number = id) =>
      booked.call('PATCH', `/landings/${booked.landing}/reviews/${of}`, { isShown, revision }),
    /** What visitors of the landing read. */
    async read() {
      const visit = await booked.site.visit(booked.name)
      if (visit.kind !== 'found') throw new Error('the landing is not published')
      return booked.site.reviews(visit.landing)
    },
  }
}

describe('a customer is asked for a review', () => {
  test('two days after the vehicle came back, once, in their language, with a link that opens the form', async () => {
    const rental = await start({}, {}, { defaultLanguage: 'es' })
    await rental.rent()
    await rental.askAt('2027-03-15T13:59:59Z')
    expect(await rental.mails('review-request')).toEqual([])
    await rental.askAt('2027-03-15T14:00:00Z')
    await rental.askAt('2027-03-16T14:00:00Z')
    const [mail, ...more] = await rental.mails('review-request')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'maria@example.com', replyTo: { address: rental.owner.email } })
    expect(mail?.subject).toContain('¿Qué tal el Kia Rio?')
    expect(mail?.attachments).toEqual([])
    expect(await rental.mine()).toMatchObject({
      vehicle: { name: 'Kia Rio' },
      usualName: 'María P.',
      given: undefined,
      isOpen: true,
    })
  })

  test('in the other language where they booked in it, below its address', async () => {
    const rental = await start({}, {}, { defaultLanguage: 'es' })
    await rental.parts.db.update(reservations).set({ language: 'en' })
    await rental.rent()
    await rental.askAt('2027-03-15T14:00:00Z')
    const [mail] = await rental.mails('review-request')
    expect(mail?.subject).toContain('How was the Kia Rio?')
    expect(mail?.text).toContain(`/${rental.name}/en/my-reservation/review?s=`)
  })

  test.each<[string, (rental: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    [
      'where the landing does not ask',
      (rental) => rental.call('PUT', `/landings/${rental.landing}/review-requests`, { enabled: false }),
    ],
    ['without an e-mail address', ({ parts }) => parts.db.update(reservations).set({ email: '' })],
    ['whose data was erased', ({ parts, id, clock }) => eraseReservation(parts.db, id, clock.now())],
    [
      'of a deleted reservation',
      ({ parts, clock }) => parts.db.update(reservations).set({ deletedAt: clock.now() }),
    ],
    ['of a deleted landing', ({ parts, clock }) => parts.db.update(landings).set({ deletedAt: clock.now() })],
    ['while the return is undone', (rental) => rental.step('undo_take_back', '2027-03-13T15:00:00Z')],
  ])('not one %s', async (_, prevent) => {
    const rental = await start()
    await rental.rent()
    await prevent(rental)
    await rental.askAt('2027-03-20T14:00:00Z')
    expect(await rental.mails('review-request')).toEqual([])
  })

  test('two days after the last return, where one was undone', async () => {
    const rental = await start()
    await rental.rent()
    await rental.step('undo_take_back', '2027-03-13T15:00:00Z')
    await rental.step('take_back', '2027-03-14T14:00:00Z')
    await rental.askAt('2027-03-15T14:00:00Z')
    expect(await rental.mails('review-request')).toEqual([])
    await rental.askAt('2027-03-16T14:00:00Z')
    expect(await rental.mails('review-request')).toHaveLength(1)
  })

  test('once by two workers at the same time', async () => {
    const { parts, id, rent, clock, mails } = await start()
    await rent()
    const asking = {
      origin: 'https://rent.example.com',
      returnedAt: '2027-03-13T14:00:00.000Z',
      now: clock.now(),
    }
    const asked = await Promise.all([askForReview(parts.db, id, asking), askForReview(parts.db, id, asking)])
    expect(asked.sort()).toEqual([false, true])
    expect(await mails('review-request')).toHaveLength(1)
  })
})

describe('a review', () => {
  test('waits for the operator, who is mailed once; its stars count at once, its text when it is shown', async () => {
    const rental = await start()
    await rental.asked()
    expect(await rental.give()).toBe(true)
    expect(await rental.give()).toBe(true)
    const notices = await rental.mails('review-notice')
    expect(notices).toMatchObject([{ to: rental.owner.email, replyTo: { address: 'maria@example.com' } }])
    expect(notices[0]?.subject).toContain('4 estrellas de 5')
    expect(notices[0]?.text).toContain('El carro estaba limpio.')
    expect(notices[0]?.text).toContain(`/app/landings/${rental.landing}/reviews`)
    const listed = await rental.list()
    expect(listed).toEqual({
      enabled: true,
      count: 1,
      average: 4,
      waiting: 1,
      reviews: [
        {
          id: rental.id,
          reference: expect.any(String),
          vehicle: 'Kia Rio',
          returnedOn: '2027-03-13',
          isDeleted: false,
          stars: 4,
          text: 'El carro estaba limpio.',
          name: 'María P.',
          language: 'es',
          givenAt: '2027-03-15T14:00:00.000Z',
          isShown: null,
          revision: 1,
        },
      ],
    })
    const waiting = async () => (await rental.call('GET', '/waiting-reviews')).json()
    expect(await waiting()).toMatchObject([{ landingId: rental.landing, waiting: 1 }])
    expect(await rental.read()).toEqual({ count: 1, stars: 4, shown: [] })
    expect((await rental.show(true, 1)).json()).toMatchObject({ isShown: true, revision: 2 })
    const { language: _, ...written } = GOOD
    expect(await rental.read()).toEqual({
      count: 1,
      stars: 4,
      shown: [{ id: rental.id, ...written, language: 'es', givenOn: '2027-03-15' }],
    })
    expect(await waiting()).toEqual([])
    expect((await rental.show(false, 2)).json()).toMatchObject({ isShown: false })
    expect(await rental.read()).toEqual({ count: 1, stars: 4, shown: [] })
  })

  test('counts for its vehicle, in the list and on its page', async () => {
    const rental = await start()
    await rental.asked()
    const landing = rental.landing as LandingId
    const figures = async () => {
      const listed = await rental.site.vehicles(landing, {})
      const alone = await rental.site.vehicle(landing, listed[0]?.id as VehicleId)
      return [...listed, alone].map((vehicle) => vehicle?.reviewFigures)
    }
    expect(await figures()).toEqual([undefined, undefined])
    await rental.give()
    const given = { count: 1, stars: 4 }
    expect(await figures()).toEqual([given, given])
  })

  test('waits again once its customer changed the text, but not for other stars', async () => {
    const rental = await start()
    await rental.asked()
    await rental.give()
    await rental.show(true, 1)
    await rental.give({ stars: 5 })
    expect((await rental.mine()).given).toMatchObject({ stars: 5, isShown: true })
    await rental.give({ stars: 5, text: 'Al final, mal.' })
    expect((await rental.mine()).given).toMatchObject({ text: 'Al final, mal.', isShown: null })
    expect(await rental.read()).toEqual({ count: 1, stars: 5, shown: [] })
    expect(await rental.mails('review-notice')).toHaveLength(1)
  })

  test('that changed since the operator read it is not shown unread, and comes with the refusal', async () => {
    const rental = await start()
    await rental.asked()
    await rental.give()
    await rental.give({ text: 'Otra cosa' })
    const refused = await rental.show(true, 1)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'changed-meanwhile', newest: { text: 'Otra cosa', isShown: null, revision: 2 } },
    ])
    expect(await rental.read()).toMatchObject({ shown: [] })
    const both = await Promise.all([rental.show(true, 2), rental.show(false, 2)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('is removed by its customer, with its stars, and written again', async () => {
    const rental = await start()
    await rental.asked()
    await rental.give()
    await rental.show(true, 1)
    await rental.site.removeReview({ id: rental.id })
    expect((await rental.mine()).given).toBeUndefined()
    expect(await rental.read()).toEqual({ count: 0, stars: 0, shown: [] })
    expect(await rental.list()).toMatchObject({ count: 0, average: null, waiting: 0, reviews: [] })
    expect((await rental.show(true, 3)).json().code).toBe('review-not-found')
    expect(await rental.give({ stars: 2, text: '' })).toBe(true)
    expect(await rental.list()).toMatchObject({ count: 1, average: 2, waiting: 0 })
  })

  test('is not written by one who was not asked, nor while the vehicle is out again', async () => {
    const rental = await start()
    await rental.rent()
    expect(await rental.give()).toBe(false)
    await rental.askAt('2027-03-15T14:00:00Z')
    await rental.step('undo_take_back', '2027-03-15T15:00:00Z')
    expect((await rental.mine()).isOpen).toBe(false)
    expect(await rental.give()).toBe(false)
    expect(await rental.list()).toMatchObject({ count: 0 })
  })

  test('keeps its stars alone when the personal data is erased, and its link opens nothing then', async () => {
    const rental = await start()
    await rental.asked()
    await rental.give()
    await rental.show(true, 1)
    const secret = await rental.reviewSecret()
    expect(await eraseReservation(rental.parts.db, rental.id, rental.clock.now())).toBe(true)
    const [row] = await rental.parts.db.select().from(reviews)
    expect(row).toMatchObject({ stars: 4, text: '', name: '', isShown: false })
    expect(await rental.read()).toEqual({ count: 1, stars: 4, shown: [] })
    expect(await rental.site.myReview(rental.name, secret)).toEqual({ kind: 'not-found' })
  })

  test('stays when the operator deletes the reservation', async () => {
    const rental = await start()
    await rental.asked()
    await rental.give()
    await rental.parts.db.update(reservations).set({ deletedAt: rental.clock.now() })
    expect(await rental.list()).toMatchObject({ count: 1, reviews: [{ isDeleted: true }] })
    expect(await rental.mine()).toMatchObject({ given: { stars: 4 } })
  })

  test("is found by its own secret alone: not by the reservation's, nor below another landing", async () => {
    const rental = await start()
    await rental.asked()
    const open = (name: string, secret: string) => rental.site.myReview(name, secret)
    expect(await open(rental.name, rental.secret)).toEqual({ kind: 'not-found' })
    expect(await open('elsewhere', await rental.reviewSecret())).toEqual({ kind: 'moved', to: rental.name })
    const reservation = await rental.site.myReservation(rental.name, await rental.reviewSecret())
    expect(reservation).toEqual({ kind: 'not-found' })
  })
})

test('wrong secrets of a network are limited, with those of reservations', async () => {
  const rental = await start({}, { rateLimits: true })
  await rental.asked()
  for (let n = 0; n < SECRET_LIMIT.points; n++) await rental.site.myReview(rental.name, `wrong-${n}`)
  expect(await rental.site.myReview(rental.name, await rental.reviewSecret())).toMatchObject({
    kind: 'too-many-tries',
  })
})

test('visitors read the newest six, those in their language first; the list has waiting texts first, in pages', async () => {
  const rental = await start()
  await rental.parts.db.update(landings).set({ defaultLanguage: 'es' })
  await rental.parts.db.update(reservations).set({ email: 'x@example.com' })
  const ids = [rental.id]
  for (let n = 1; n < 9; n++) {
    const made = await send(
      rental.app,
      booking(rental.landing, rental.vehicle, {
        date_of_departure: `2027-05-${String(n * 2).padStart(2, '0')}`,
        date_of_arrival: `2027-05-${String(n * 2 + 1).padStart(2, '0')}`,
      }),
    )
    ids.push(made.json().id)
  }
  await rental.parts.db.insert(reviews).values(
    ids.map((id, n) => ({
      reservationId: id,
      landingId: rental.landing,
      secretHash: `hash ${n}`,
      askedAt: rental.clock.now(),
      stars: 5 as const,
      text: `Text ${n}`,
      name: 'Ana',
      language: n < 2 ? ('es' as const) : ('en' as const),
      givenAt: new Date(Date.UTC(2027, 5, n + 1)),
      isShown: n === 3 ? null : n !== 4,
    })),
  )
  const { count, stars, shown } = await rental.read()
  expect([count, stars]).toEqual([9, 45])
  expect(shown.map(({ text }) => text)).toEqual(['Text 1', 'Text 0', 'Text 8', 'Text 7', 'Text 6', 'Text 5'])
  const texts = async (query: string) =>
    (await rental.list(query)).reviews.map(({ text }: { text: string }) => text)
  expect(await texts('?per_page=3')).toEqual(['Text 3', 'Text 8', 'Text 7'])
  expect(await texts('?per_page=3&page=2')).toEqual(['Text 6', 'Text 5', 'Text 4'])
  expect(await texts('?isShown=false')).toEqual(['Text 3', 'Text 4'])
  expect(await texts('?isShown=true&per_page=2')).toEqual(['Text 8', 'Text 7'])
})

test('reviews of another account are not found, and its landing asks as before', async () => {
  const rental = await start()
  await rental.asked()
  await rental.give()
  const other = await signedInOwner(rental)
  const call: Call = (method, path, payload) =>
    other.call(method, `/landings/${rental.landing}${path}`, payload)
  const answers = [
    await call('GET', '/reviews'),
    await call('PUT', '/review-requests', { enabled: false }),
    await call('PATCH', `/reviews/${rental.id}`, { isShown: true, revision: 1 }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  const waiting = await other.call('GET', '/waiting-reviews')
  expect(waiting.json()).toEqual([])
  expect(await rental.list()).toMatchObject({ enabled: true, reviews: [{ isShown: null }] })
})
