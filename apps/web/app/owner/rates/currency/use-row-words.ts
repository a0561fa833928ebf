import type { AmountAt } from '@nelly/domain/rates/amounts'
import type { Rates } from '@nelly/domain/rates/rates'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { type CurrencyRow, isVehicle } from './currency-rows.ts'

/** The fields whose list has further amounts. */
const FIELDS = {
  maxAmount: 'fields.maxAmount',
  deposit: 'fields.deposit',
  excess: 'fields.excess',
  perEighth: 'fields.perEighth',
  serviceFee: 'fields.serviceFee',
} as const

interface Named {
  readonly id: number
  readonly name: string
}

/** Names the amounts that a change of the currency asks about, by the screens' own words. */
export function useRowWords(rates: Rates, vehicles: readonly Named[], places: readonly Named[]) {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const language = storedLanguage()
  const nameIn = (list: readonly Named[], id: string | undefined) =>
    list.find((one) => String(one.id) === id)?.name ?? t('perVehicle.others')
  const itemOf = ({ part, id }: AmountAt): string => {
    const [first, second, third] = id.split('.')
    switch (part) {
      case 'extras':
      case 'fees':
      case 'priceList':
        return rates[part].find(({ code }) => code === id)?.name[language] ?? id
      case 'offers':
        return rates.offers.find((offer) => offer.id === id)?.name[language] ?? id
      case 'prices': {
        const season = rates.seasons.find((one) => one.id === third)
        return t('matrix.cellOf', {
          vehicle: nameIn(vehicles, first),
          days: Number(second),
          season: season ? season.name[language] : t('matrix.base'),
        })
      }
      case 'oneWay':
        return id === '' ? '' : `${nameIn(places, first)} → ${nameIn(places, second)}`
      case 'deposit':
      case 'mileage':
        return nameIn(vehicles, id)
      case 'cancellation':
        return id === 'earlier' || id === 'afterPickup'
          ? t(`currency.${id}`)
          : t('currency.withinHours', { hours: Number(id) })
      default:
        return ''
    }
  }
  return ({ of }: CurrencyRow): string => {
    if (isVehicle(of)) return t('currency.perDay', { vehicle: of.name })
    const field = of.field in FIELDS ? labels(FIELDS[of.field as keyof typeof FIELDS]) : ''
    return [labels(`parts.${of.part}`), itemOf(of), field].filter((words) => words !== '').join(' · ')
  }
}
