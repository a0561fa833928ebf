import { DEFAULT_TEXTS } from '@nelly/contract/messaging/default-texts'
import type { InjectOptions } from 'fastify'
import { type Route, withoutPrefix } from '../all-routes.ts'
import { SOUND_SITE } from '../bad-input/sound-values.ts'
import { type FormFile, multipart } from '../multipart.ts'
import type { Named } from './named.ts'
import { pathOf } from './path-of.ts'

/** The parts of a valid request of a route beside its path. */
interface Content {
  query?: Readonly<Record<string, unknown>>
  json?: object
  form?: readonly (readonly [string, string | number | FormFile])[]
}

/** Makes a request of a route with the given ids. */
type Way = (named: Named, picture: Buffer) => Content

const colours = [
  ['color_primary', '#112233'],
  ['color_secondary', '#445566'],
] as const
const deskTrip = {
  pickupDate: '2027-06-10',
  pickupTime: '10:00',
  returnDate: '2027-06-13',
  returnTime: '10:00',
  pickupPlace: 'Here',
  returnPlace: 'There',
}
const nothing: Way = () => ({})
const nobodysKey = { id: 'AA', response: { clientDataJSON: 'e30', attestationObject: 'AA' } }

/** The requests of the routes that need more than a path. */
const WAYS: Readonly<Record<string, readonly Way[]>> = {
  'POST /nelly-logout': [nothing],
  'POST /landing': [
    ({ user }, content) => ({
      form: [
        ['id_users_landing', user],
        ['name', `A new one of ${user}`],
        ['logo', { content }],
        ['default_language', 'es'],
        ...colours,
      ],
    }),
  ],
  'POST /landing-update/:userId/:landingId': [
    ({ landing }) => ({ form: [['name', `Changed ${landing}`], ...colours] }),
    ({ landing }, content) => ({ form: [['name', `Changed ${landing}`], ['logo', { content }], ...colours] }),
  ],
  'POST /landings/:userId/:landingId/meta': [
    (_, content) => ({
      form: [
        ['meta_title', 'A title'],
        ['meta_description', 'A description'],
        ['og_description', 'Another'],
        ['favicon', { content }],
        ['og_image', { content }],
      ],
    }),
  ],
  'PATCH /landing/status': [
    ({ landing, user }) => ({ json: { landing_id: landing, user_id: user } }),
    ({ landing, user }) => ({ json: { landing_id: landing, user_id: user, status: 'draft' } }),
  ],
  'POST /landings/:landingId/addLocation': [
    () => ({ json: { place_of_departure: 'Here', arrival_place: 'There' } }),
  ],
  'DELETE /landing/:landingId/locations': [
    ({ location }) => ({ query: { location_id: location } }),
    ({ location }) => ({ json: { location_id: location } }),
  ],
  'POST /landings/:landingId/duplicate': [({ landing }) => ({ json: { name: `A duplicate of ${landing}` } })],
  // What it finds is checked to hold nothing of others.
  'GET /search': [() => ({ query: { q: 'quetzal' } })],
  'HEAD /search': [() => ({ query: { q: 'quetzal' } })],
  'PUT /landings/:landingId/review-requests': [() => ({ json: { enabled: false } })],
  'PATCH /landings/:landingId/reviews/:reservationId': [() => ({ json: { isShown: true, revision: 0 } })],
  'POST /landings/:landingId/places': [() => ({ json: { name: 'A new place', kind: 'airport' } })],
  'PUT /places/:placeId': [
    () => ({
      json: { name: 'A renamed place', position: 3, hours: { 1: [{ from: '08:00', to: '18:00' }] } },
    }),
    () => ({ json: { isReturn: false } }),
  ],
  'POST /landings/:landingId/blocks': [
    ({ vehicle }) => ({
      json: {
        vehicleId: vehicle,
        unit: 300,
        from: '2027-05-01T10:00',
        to: '2027-05-03T10:00',
        reason: 'own_use',
      },
    }),
  ],
  'POST /landings/:landingId/vehicles/:vehicleId/feeds': [
    () => ({ json: { name: 'A new channel', url: 'https://example.com/new.ics', unit: 2 } }),
  ],
  'PUT /landings/:landingId/vehicles/:vehicleId/feeds/:feedId': [
    () => ({ json: { dayStarts: '09:00', dayEnds: '18:00' } }),
  ],
  'POST /landings/:landingId/vehicles/:vehicleId/feeds/:feedId/refresh': [nothing],
  'POST /landings/:landingId/vehicles/:vehicleId/calendar': [nothing],
  'POST /pools/:poolId/join-preview': [({ otherPool }) => ({ json: { poolId: otherPool } })],
  'POST /pools/:poolId/join': [({ otherPool }) => ({ json: { poolId: otherPool } })],
  'POST /pools/:poolId/part': [nothing],
  'PUT /blocks/:blockId': [() => ({ json: { reason: 'breakdown', note: 'A changed note' } })],
  'PUT /vehicles/:vehicleId/units/:number': [
    ({ vehicle }) => ({ json: { plate: `A ${vehicle}`, odometer: 40_000, insuranceUntil: '2027-12-31' } }),
  ],
  'PUT /reservations/:reservationId/unit': [() => ({ json: { unit: 300 } })],
  'POST /reservations/:reservationId/unit-preview': [() => ({ json: { unit: 300 } })],
  'PUT /landings/:landingId/rates': [() => ({ json: { revision: 1, rates: { currency: 'USD' } } })],
  'POST /landings/:landingId/rates/history/:revision/restore': [
    () => ({ json: { revision: 1, prices: true } }),
  ],
  'POST /landings/:landingId/rates/test': [
    ({ vehicle }) => ({
      json: {
        wish: {
          vehicle,
          period: { pickup: '2027-03-10T10:00', return: '2027-03-13T10:00' },
          pickupPlace: 'Here',
          returnPlace: 'There',
        },
      },
    }),
  ],
  'POST /landings/:landingId/rates/replay': [() => ({ json: { rates: { currency: 'USD' } } })],
  'POST /landings/:landingId/rates/import': [
    () => ({
      json: { file: { format: 'nelly-rates-2', rates: { currency: 'USD' }, vehicles: [], places: [] } },
    }),
  ],
  'POST /landing/restore/:landingId': [
    nothing,
    ({ deletedLanding }) => ({ json: { name: `Restored ${deletedLanding}` } }),
  ],
  'POST /vehicle': [
    ({ landing }, content) => ({
      form: [
        ['id_landing', landing],
        ['name', 'A car'],
        ['description', 'A car'],
        ['price', 10],
        ['luggage', 2],
        ['people', 2],
        ['type_of_car', 'suv'],
        ['transmision', 'cvt'],
        ['images[0]', { content }],
      ],
    }),
  ],
  'PUT /vehicles/:landingId/:vehicleId': [
    () => ({ json: { name: 'A changed one', price: 1 } }),
    ({ image }) => ({ json: { image_ids: [image] } }),
    ({ feature }) => ({ json: { special_feature_ids: [feature] } }),
    ({ image }, content) => ({
      form: [
        ['image_ids', image],
        ['images[0]', { content }],
      ],
    }),
  ],
  'POST /vehicles/:landingId/:vehicleId/duplicate': [nothing],
  'POST /special-features': [() => ({ json: { name: 'A new feature', description: 'A feature' } })],
  'POST /vehicles/:vehicleId/special-features': [
    ({ feature }) => ({ json: { special_feature_id: feature } }),
  ],
  'POST /special-feature/:vehicleId': [() => ({ json: { features: [{ name: 'A named feature' }] } })],
  'POST /customers/match': [
    ({ landing }) => ({
      json: { landingId: landing, email: 'quetzal@example.com', phone: '+1 809 555 0199' },
    }),
  ],
  'PATCH /customers/:customerId': [
    () => ({
      json: {
        notes: 'Pays in cash',
        identityDocument: { kind: 'rnc', number: '131880738' },
        doNotRentReason: 'Smoked',
      },
    }),
  ],
  'POST /customers/:customerId/merge-preview': [
    ({ otherCustomer }) => ({ json: { removed: otherCustomer } }),
  ],
  'POST /customers/:customerId/merge': [({ otherCustomer }) => ({ json: { removed: otherCustomer } })],
  'POST /customers/:customerId/erasure': [nothing],
  'POST /reservations/:reservationId/cancellation': [() => ({ json: { reason: 'duplicate' } })],
  'POST /reservations/:reservationId/restoration': [nothing],
  'POST /reservations/:reservationId/steps': [() => ({ json: { step: 'hand_over', note: 'Two keys' } })],
  'PATCH /reservations/:reservationId': [
    () => ({
      json: {
        revision: 0,
        firstName: 'Changed',
        adjustments: { currency: 'USD', lines: [{ amount: -100, reason: 'Waited' }] },
      },
    }),
    ({ vehicle }) => ({ json: { revision: 0, vehicle, persons: 3 } }),
  ],
  'POST /reservations/:reservationId/change-preview': [
    () => ({ json: { revision: 0, persons: 3 } }),
    ({ vehicle }) => ({ json: { revision: 0, vehicle, persons: 3 } }),
  ],
  'POST /reservations/:reservationId/change-wish/answered': [
    () => ({ json: { askedAt: '2099-01-01T00:00:00Z' } }),
  ],
  'POST /reservations/:reservationId/undo-change': [() => ({ json: { revision: 0 } })],
  'PUT /landings/:landingId/site': [() => ({ json: { revision: 0, document: SOUND_SITE } })],
  'POST /landings/:landingId/site/steps': [() => ({ json: { revision: 0, step: 'undo' } })],
  'POST /landings/:landingId/site/pictures': [(_, content) => ({ form: [['photograph', { content }]] })],
  'POST /landings/:landingId/site/publications': [() => ({ json: { revision: 0, note: 'Winter' } })],
  'PUT /landings/:landingId/site/schedule': [
    () => ({ json: { revision: 0, at: '2027-03-08T08:00', note: 'Winter' } }),
  ],
  'POST /landings/:landingId/site/preview-links': [nothing],
  'POST /landings/:landingId/site/publications/:number/restoration': [() => ({ json: { revision: 0 } })],
  'POST /landings/:landingId/desk-reservations': [
    ({ vehicle }) => ({
      json: { vehicle, ...deskTrip, firstName: 'Eva', lastName: 'Paz', phone: '809 555 0142' },
    }),
  ],
  'POST /landings/:landingId/desk-reservations/preview': [
    ({ vehicle }) => ({ json: { vehicle, ...deskTrip } }),
  ],
  'POST /landings/:landingId/desk-quotes': [
    ({ vehicle }) => ({
      json: { vehicles: [vehicle], ...deskTrip, firstName: 'Eva', lastName: 'Paz', phone: '809 555 0142' },
    }),
  ],
  'POST /desk-quotes/:quoteId/mail': [nothing],
  'POST /desk-quotes/:quoteId/reservation': [() => ({ json: { offer: 0 } })],
  'GET /desk/units-elsewhere': [() => ({ query: { day: '2027-03-08' } })],
  'HEAD /desk/units-elsewhere': [() => ({ query: { day: '2027-03-08' } })],
  'POST /desk-reservations/offers': [({ landing }) => ({ json: { landingId: landing, ...deskTrip } })],
  'PATCH /members/:memberId': [() => ({ json: { role: 'viewer' } })],
  'POST /members/invitations': [() => ({ json: { email: 'new@example.com', role: 'desk' } })],
  'POST /invitations/:token': [() => ({ json: {} })],
  'POST /session/confirmation': [() => ({ json: { password: 'a good password' } })],
  'POST /email-change': [() => ({ json: { email: 'moved@example.com' } })],
  'PUT /desk-paying-back': [() => ({ json: { deskPaysBack: true } })],
  'POST /reservations/:reservationId/ledger': [
    () => ({ json: { kind: 'payment', amount: 500, currency: 'USD', method: 'cash', note: 'Two notes' } }),
  ],
  'POST /reservations/:reservationId/proposed-charges': [
    () => ({ json: { charges: [{ kind: 'damage', amount: 500, note: 'A scratch' }], chargesMade: 0 } }),
  ],
  'POST /reservations/:reservationId/photographs': [
    (_, content) => ({
      form: [
        ['check', 'out'],
        ['photograph', { content }],
      ],
    }),
  ],
  'POST /ledger/:entryId/receipt/mail': [nothing],
  'POST /ledger/:entryId/reversal': [() => ({ json: { reason: 'A typo' } })],
  'POST /drawer-shifts': [({ place }) => ({ json: { placeId: place, opening: [] } })],
  'POST /drawer-shifts/:shiftId/closing': [() => ({ json: { counted: [], note: 'Nothing' } })],
  'POST /reservations/:reservationId/contract': [nothing],
  'POST /contracts/:contractNumber/signature': [
    () => ({ json: { name: 'Eva Paz', strokes: [[{ x: 1, y: 2 }]] } }),
  ],
  'POST /reservations/:reservationId/sale-document': [() => ({ json: { rate: 59.1234 } })],
  'POST /sale-documents/:saleDocumentId/correction': [() => ({ json: { reason: 'A typo' } })],
  'PATCH /sale-documents/:saleDocumentId': [() => ({ json: { fiscalNumber: 'B0300000001' } })],
  'GET /sale-documents': [() => ({ query: { month: '2027-03' } })],
  'HEAD /sale-documents': [() => ({ query: { month: '2027-03' } })],
  'GET /sale-documents/607.csv': [() => ({ query: { month: '2027-03' } })],
  'HEAD /sale-documents/607.csv': [() => ({ query: { month: '2027-03' } })],
  'GET /verify/:contractNumber': [() => ({ query: { sha256: 'f'.repeat(64) } })],
  'HEAD /verify/:contractNumber': [() => ({ query: { sha256: 'f'.repeat(64) } })],
  'PUT /message-settings': [
    () => ({ json: { ...DEFAULT_TEXTS, hoursBeforePickup: 12, hoursBeforeReturn: null } }),
  ],
  'POST /reservations/:reservationId/messages': [() => ({ json: { kind: 'confirmed' } })],
  'POST /landings/:landingId/rates/table': [
    () => ({ form: [['file', { content: Buffer.from('placa,1-2,3+\nA1,45,40\n') }]] }),
  ],
  'POST /imports': [
    ({ landing }) => ({
      form: [
        ['landingId', landing],
        ['fileName', 'flota.csv'],
        ['file', { content: Buffer.from('placa,modelo\nA1,Rio\n') }],
      ],
    }),
  ],
  'PATCH /imports/:importId': [() => ({ json: { columns: [null] } })],
  'POST /imports/:importId/apply': [() => ({ json: {} })],
  'POST /imports/:importId/undo': [nothing],
  'POST /partners': [() => ({ json: { name: 'Hotel Sol', code: 'hotel-sol', percent: 1000 } })],
  'PATCH /partners/:partnerId': [() => ({ json: { withdrawn: true } })],
  'GET /partners/:partnerId/statement': [() => ({ query: { month: '2027-03' } })],
  'HEAD /partners/:partnerId/statement': [() => ({ query: { month: '2027-03' } })],
  'PUT /bank-accounts': [() => ({ json: { bankAccounts: [] } })],
  'POST /reservations/:reservationId/pay-links': [() => ({ json: { amount: 500 } })],
  'POST /transfer-slips/:slipId/confirmation': [() => ({ json: { amount: 500, currency: 'USD' } })],
  'POST /transfer-slips/:slipId/decline': [() => ({ json: { reason: 'Another amount' } })],
  'PUT /gateways': [
    () => ({
      json: {
        ...{ provider: 'azul', currency: 'DOP', merchantId: '39038540035', merchantName: 'Sol y Arena' },
        ...{ currencyCode: '$', pageUrl: 'https://azul.example/page', authKey: 'super-secreta' },
      },
    }),
  ],
  'POST /gateways/:gatewayId/test': [nothing],
  'POST /payment-attempts/:attemptId/decision': [() => ({ json: { isPaid: true } })],
  'POST /card-reconciliations': [
    () => ({ json: { day: '2027-03-01', currency: 'USD', csv: 'Orden;Monto\nA;1.00' } }),
  ],
  'PUT /desk-discount': [() => ({ json: { deskDiscountPercent: 10 } })],
  'PATCH /legal-identity': [() => ({ json: { legalName: 'Sol y Arena, S.R.L.', taxNumber: '131880738' } })],
  'PUT /session-length': [() => ({ json: { sessionLength: 'working-day' } })],
  'POST /session/account': [({ account }) => ({ json: { accountId: account } })],
  'PUT /factor-requirement': [() => ({ json: { requiresFactor: true } })],
  'POST /passkey-challenges': [nothing],
  'POST /second-factors/passkeys/options': [nothing],
  'POST /second-factors/passkeys': [() => ({ json: { name: 'A phone', passkey: nobodysKey } })],
  'POST /second-factor': [() => ({ json: { challenge: 'nobodys', code: '123456' } })],
  'POST /second-factors/authenticator': [nothing],
  'POST /second-factors/authenticator/confirmation': [() => ({ json: { code: '123456' } })],
  'POST /second-factors/recovery-codes': [nothing],
  'POST /users-update/:userId': [
    () => ({ json: { name: 'Another name' } }),
    ({ user }, content) => ({
      form: [
        ['email', `another-${user}@example.com`],
        ['avatar', { content }],
      ],
    }),
  ],
}

/** A request that is valid if all of its ids belong together. */
export interface SoundRequest {
  /** The ids that it uses. */
  names: readonly (keyof Named)[]
  of(named: Named): InjectOptions
}

/** The requests of a route. Throws where it has an unknown part. */
export function requestsOf(route: Route, picture: Buffer): SoundRequest[] {
  const url = withoutPrefix(route.url)
  const ways = WAYS[`${route.method} ${url}`]
  if (!ways && (route.hasBody || !['GET', 'HEAD', 'DELETE'].includes(route.method))) {
    throw new Error(
      `${route.method} ${url} takes a body that testing/whose/requests.ts does not know how to fill`,
    )
  }
  return (ways ?? [nothing]).map((way) => soundRequest(route, way, picture))
}

function soundRequest({ method, url }: Route, way: Way, picture: Buffer): SoundRequest {
  const of = (named: Named): InjectOptions => {
    const { query, json, form } = way(named, picture)
    const sent = form ? multipart(form) : json && { payload: json }
    return {
      method: method as NonNullable<InjectOptions['method']>,
      url: pathOf(url, named),
      ...(query && { query: query as Record<string, string> }),
      ...sent,
    }
  }
  return { names: namesAskedBy(of), of }
}

/** Which of the ids a request uses. */
function namesAskedBy(of: (named: Named) => unknown): (keyof Named)[] {
  const asked = new Set<keyof Named>()
  const watched = new Proxy({} as Named, {
    get: (_, name) => {
      asked.add(name as keyof Named)
      return 1
    },
  })
  of(watched)
  return [...asked]
}
