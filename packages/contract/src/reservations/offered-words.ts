import type { Language } from '../wire.ts'
import { reservationsIn } from '../words/reservations.ts'

/** Vehicles that are booked together, each name once: "2 × Kia Rio and Kia Sorento". */
export function vehiclesWords(names: readonly string[], language: Language): string {
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    return count === 1 ? name : `${count} × ${name}`
  })
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(counted)
}

/** What a quote offers, one or the other; each with what `also` says of it. */
export const offeredWords = <Offer extends { readonly vehicles: readonly { readonly name: string }[] }>(
  offered: readonly Offer[],
  language: Language,
  also: (offer: Offer) => string = () => '',
): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    offered.map(
      (offer) =>
        vehiclesWords(
          offer.vehicles.map(({ name }) => name),
          language,
        ) + also(offer),
    ),
  )

/** That vehicles can't be had any more. */
export const takenWords = (names: readonly string[], language: Language): string =>
  reservationsIn(language)('taken', { count: names.length, vehicles: vehiclesWords(names, language) })
