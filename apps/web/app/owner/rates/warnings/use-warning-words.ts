import type { PriceKey, RatesWarning, WarnedOf } from '@nelly/domain/warnings/rates-warning'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { useFormats } from '../fields/use-formats.ts'

/** What warnings are about, in words: what is odd, why it matters, and what its button does. */
export function useWarningWords() {
  const t = useWords('rates')
  const { rates, vehicles, places } = useRates()
  const { text, longWeekday, money } = useFormats()
  const season = (id: string | null) => {
    const found = rates.seasons.find((one) => one.id === id)
    return found ? text(found.name) : t('matrix.base')
  }
  const price = ({ vehicleId, season: of, fromDays }: PriceKey) => ({
    vehicle: vehicles.find(({ id }) => id === vehicleId)?.name ?? '',
    season: season(of),
    days: fromDays,
  })
  /** The names that the sentences of a warning need. */
  const names = (about: WarnedOf): Record<string, string | number> => {
    switch (about.kind) {
      case 'cliff':
      case 'season_without_long_tier':
        return { ...price(about), shorter: about.fromDays - 1 }
      case 'price_out_of_line':
        return { ...price(about), side: about.side }
      case 'season_never_wins':
        return { season: season(about.season), why: about.why }
      case 'offer_never_wins': {
        const offer = rates.offers.find(({ id }) => id === about.offer)
        return { offer: offer ? text(offer.name) : '', why: about.why }
      }
      case 'offer_for_all': {
        const offer = rates.offers.find(({ id }) => id === about.offer)
        return { offer: offer ? text(offer.name) : '', saved: money(about.saved), days: about.days }
      }
      case 'fee_without_place': {
        const fee = rates.fees.find(({ code }) => code === about.fee)
        return { fee: fee ? text(fee.name) : '' }
      }
      case 'fuel_without_price':
        return {}
      case 'listed_without_price': {
        const listed = rates.priceList.find(({ code }) => code === about.listed)
        return { listed: listed ? text(listed.name) : '' }
      }
      case 'hours_unreachable':
        return {
          place: places.find(({ id }) => id === about.place)?.name ?? '',
          weekday: longWeekday(about.weekday),
        }
    }
  }
  return {
    titleOf: (warning: RatesWarning) => t(`warnings.${warning.kind}.title`, names(warning)),
    reasonOf: (warning: RatesWarning) => t(`warnings.${warning.kind}.reason`, names(warning)),
    mendOf: (warning: RatesWarning) => t(`warnings.${warning.kind}.mend`, names(warning)),
  }
}
