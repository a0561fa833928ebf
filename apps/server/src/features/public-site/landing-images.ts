import { createHash } from 'node:crypto'
import type { OfferedVehicle, VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { decimalsOf } from '@nelly/domain/currency'
import { currencySign, type Money, toMajorUnits } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import type { GeneratedImage } from '../../platform/images/generated-images.ts'
import { drawable } from '../../platform/images/share/fonts.ts'
import type { ShareCard } from '../../platform/images/share/share-card.ts'
import type { FleetGlance } from '../vehicles/fleet-glance.ts'

/** Changes with the rendering code, so that images of an older version are not served any more. */
const STYLE = 1

/** Sizes of icons in pixels: for tabs, at twice the largest size they are shown at, and for home screens. */
export const ICON_SIDES = { icon: 96, 'touch-icon': 180 } as const

/** The share picture of a landing. */
export const landingShare = (
  landing: VisitedLanding,
  { lowestPrice, picture }: FleetGlance,
): GeneratedImage =>
  share(landing, picture?.path, {
    title: drawable(landing.displayName) || spelled(landing.address),
    by: undefined,
    price: priceOf(lowestPrice, landing.language),
    colours: landing.colours,
  })

/** The share picture of a vehicle; a name without supported letters is replaced by the brand, or the landing's. */
export const vehicleShare = (landing: VisitedLanding, vehicle: OfferedVehicle): GeneratedImage => {
  const by = drawable(landing.displayName) || spelled(landing.address)
  const title = drawable(vehicle.name) || drawable(vehicle.brand ?? '')
  return share(landing, vehicle.pictures[0]?.path, {
    title: title || by,
    by: title ? by : undefined,
    price: priceOf(priceOfDay(vehicle), landing.language),
    colours: landing.colours,
  })
}

/** The landing's icon for tabs and home screens: its own, or else its logo, uncropped in a square. */
export function landingSign(
  { favicon, logo }: Pick<VisitedLanding, 'favicon' | 'logo'>,
  name: keyof typeof ICON_SIDES,
): GeneratedImage {
  const source = favicon ?? logo.path
  const side = ICON_SIDES[name]
  return {
    version: versionOf({ source, side }),
    async conversion(fetch, to) {
      const from = await fetch(source)
      if (from === undefined) throw new Error(`the storage has no ${source}`)
      return { kind: 'sign', from, to, side }
    },
  }
}

const share = (
  { logo }: VisitedLanding,
  photograph: string | undefined,
  card: ShareCard,
): GeneratedImage => ({
  version: versionOf({ card, logo: logo.path, photograph }),
  conversion: async (fetch, to) => ({
    kind: 'share',
    card,
    logo: await fetch(logo.path),
    photograph: photograph && (await fetch(photograph)),
    to,
  }),
})

const versionOf = (seen: object): string =>
  createHash('sha256')
    .update(JSON.stringify({ STYLE, ...seen }))
    .digest('hex')
    .slice(0, 20)

/** A whole amount is written without decimals. The picture's font has no other sign than a dollar's, so codes stand for the rest. */
function priceOf(perDay: Money | undefined, language: Language): ShareCard['price'] {
  if (perDay === undefined) return undefined
  const { currency } = perDay
  const amount = toMajorUnits(perDay)
  const decimals = Number.isInteger(amount) ? 0 : decimalsOf(currency)
  const digits = amount.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const sign = currencySign(currency)
  const t = elsewhereIn(language)
  return {
    before: t('shareCard.before'),
    after: t('shareCard.after'),
    amount: `${/^[A-Z$]+$/.test(sign) ? sign : currency} ${digits}`,
  }
}

/** A readable form of an address. */
const spelled = (address: string): string => address.replaceAll('-', ' ')
