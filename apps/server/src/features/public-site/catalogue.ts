import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site/public-site'
import { SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { decimalDigits } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import type { OwnRef } from '@nelly/domain/reservations/source'
import { descriptionIn } from '@nelly/domain/vehicles/vehicle-description'
import { stringify } from 'csv-stringify/sync'

/** The columns that Meta's catalogues require, by their names there. */
const COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'link',
  'image_link',
  'brand',
] as const

/** The characters that a catalogue takes of a title and of a description. */
const MAX_TITLE = 200
const MAX_DESCRIPTION = 9999

/** Where reservations that begin at an entry of the catalogue say they came from. */
const CAME_FROM = `?${SOURCE_FIELDS.ref}=${'catalogue' satisfies OwnRef}`

/**
 * The vehicles on sale as the product catalogue that Instagram and WhatsApp read, with the price of a day. A vehicle without
 * a photograph is left out, as they refuse it.
 */
export function catalogueOf(
  landing: VisitedLanding,
  vehicles: readonly OfferedVehicle[],
  origin: string,
): string {
  const t = elsewhereIn(landing.language)
  const entries = vehicles.flatMap((vehicle): Record<(typeof COLUMNS)[number], string>[] => {
    const [picture] = vehicle.pictures
    if (!picture) return []
    const { text } = descriptionIn(vehicle, landing.language, landing.languages[0])
    return [
      {
        id: String(vehicle.id),
        title: vehicle.name.slice(0, MAX_TITLE),
        description: `${t('catalogue.priceOfDay')} ${text}`.slice(0, MAX_DESCRIPTION),
        availability: 'in stock',
        condition: 'used',
        price: `${decimalDigits(priceOfDay(vehicle))} ${vehicle.currency}`,
        link: `${origin}/${landing.localAddress}/vehicles/${vehicle.id}${CAME_FROM}`,
        image_link: `${origin}/storage/${picture.path}`,
        brand: vehicle.brand || landing.displayName,
      },
    ]
  })
  return stringify(entries, { header: true, columns: [...COLUMNS] })
}
