import { testRates } from '@nelly/contract/rates/test-call'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../session/call.ts'
import { basePricesOf } from '../editor/base-prices.ts'
import type { RatesWork } from '../editor/rates-editor.ts'
import { chosenExtras, periodOf, type TestWish } from './test-wish.ts'

interface AskedBooking {
  readonly work: RatesWork
  readonly wish: TestWish
  readonly vehicle: VehicleId | undefined
  readonly places: readonly { readonly id: PlaceId; readonly name: string }[]
  /** As the field holds it, `yyyy-mm-ddTHH:mm`; blank for now. */
  readonly now: string
}

/** Whether a wish could be booked by edited rates. Others book meanwhile, so nothing of it is kept. */
export const bookableQuery = (landingId: number, { work, wish, vehicle, places, now }: AskedBooking) =>
  queryOptions({
    queryKey: ['rates-test', landingId, work, wish, vehicle, now],
    enabled: vehicle !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) => {
      const name = (id: PlaceId | null) => places.find((place) => place.id === id)?.name ?? ANY_PLACE
      const { driverAge, additionalDrivers, discountCode } = wish
      const body = {
        rates: work.rates,
        prices: basePricesOf(work.basePrices),
        now: now || null,
        wish: {
          vehicle: vehicle as VehicleId,
          period: periodOf(wish),
          pickupPlace: name(wish.pickupPlace),
          returnPlace: name(wish.returnPlace),
          extras: chosenExtras(wish),
          ...{ driverAge, additionalDrivers, discountCode },
        },
      }
      return callApi(testRates, { params: { landingId }, body, signal })
    },
  })

/** A name that no place has: one that is not the landing's. */
const ANY_PLACE = '—'
