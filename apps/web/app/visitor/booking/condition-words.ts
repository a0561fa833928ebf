import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { PlaceHours } from '@nelly/domain/places/opening-hours'
import { type AmountRange, possibleFees } from '@nelly/domain/rates/possible-fees'
import type { FeeRate, Rates } from '@nelly/domain/rates/rates'
import { driverAges } from '@nelly/domain/rules/driver-rules'
import type { I18n } from '../i18n.tsx'
import { driverWords } from './driver-words.ts'

interface About {
  /** Null for all vehicles. */
  readonly vehicle: VehicleId | null
  readonly places: readonly ({ readonly id: PlaceId; readonly name: string } & Pick<PlaceHours, 'outside'>)[]
  /** Whether the price of a trip stands beside, which has the fees of its places. */
  readonly hasTrip: boolean
}

/** Who may drive, what may come on top of the price, and what the return may cost, in sentences; none where the landing has no such condition. */
export const conditionWords = (rates: Rates, about: About, i18n: I18n): string[] => [
  ...driverWords(
    { ages: driverAges(rates.drivers, about.vehicle), licenseYears: rates.drivers.licenseYears },
    i18n.t,
  ),
  ...feeWords(rates, about, i18n),
  ...returnWords(rates, i18n),
]

/** What may come on top of the price. */
export function feeWords(rates: Rates, about: About, i18n: I18n): string[] {
  const { fees, oneWay, outOfHours } = possibleFees(rates, about)
  const range = ({ least, most }: AmountRange): string => {
    const money = (minor: MinorUnits) => i18n.money({ minor, currency: rates.currency })
    return least === most
      ? money(most)
      : i18n.t('conditions.range', { least: money(least), most: money(most) })
  }
  return [
    ...fees.map((fee) => feeOf(fee, rates, about, i18n)),
    ...(oneWay ? [i18n.t('conditions.oneWay', { price: range(oneWay) })] : []),
    ...(outOfHours
      ? [i18n.t('conditions.outOfHours', { which: chargedEnd(about), price: range(outOfHours) })]
      : []),
  ]
}

/** What may be charged when the vehicle comes back, which no total has. */
export function returnWords({ fuel, priceList, currency }: Rates, { t, money, language }: I18n): string[] {
  const price = (minor: MinorUnits) => money({ minor, currency })
  const ofFuel = [
    ...(fuel?.perEighth ? [t('conditions.eighth', { price: price(fuel.perEighth) })] : []),
    ...(fuel?.serviceFee ? [t('conditions.service', { price: price(fuel.serviceFee) })] : []),
  ]
  const listed = priceList
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => `${name[language]} (${price(amount)})`)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return [
    ...(ofFuel.length > 0 ? [t('conditions.fuel', { price: ofFuel.join(' + ') })] : []),
    ...(listed.length > 0 ? [t('conditions.listed', { prices: list.format(listed) })] : []),
  ]
}

/** The one end of a rental at which places charge for hours; `both` where they do at each. */
function chargedEnd({ places }: About): 'pickup' | 'return' | 'both' {
  const charges = (end: 'pickup' | 'return') => places.some(({ outside }) => outside[end].length > 0)
  if (!charges('return')) return 'pickup'
  return charges('pickup') ? 'both' : 'return'
}

/** A fee with when it is charged and its price: `Conductor joven (de 21 a 24 años): US$14.95 por día`. */
function feeOf(fee: FeeRate, { currency }: Rates, { places }: About, { t, money, language }: I18n): string {
  const of = (minor: MinorUnits | null) => money({ minor: minor ?? (0 as MinorUnits), currency })
  const price =
    fee.percent !== null
      ? t('conditions.share', { percent: fee.percent / 100 })
      : t(fee.per === 'day' ? 'conditions.day' : 'conditions.rental', { price: of(fee.amount) })
  const most = fee.maxAmount === null ? '' : ` ${t('extras.atMost', { price: of(fee.maxAmount) })}`
  const names = places.filter(({ id }) => fee.places.includes(id)).map(({ name }) => name)
  const when =
    fee.when === 'driver_age'
      ? t('conditions.ages', { from: fee.ages?.from ?? 0, to: fee.ages?.to ?? 0 })
      : fee.when === 'additional_driver'
        ? t('conditions.additional')
        : new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  return t('conditions.fee', { fee: fee.name[language], when, price: price + most })
}
