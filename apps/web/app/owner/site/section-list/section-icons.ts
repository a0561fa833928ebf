import type { SectionKind } from '@nelly/domain/site/sections'
import {
  type Icon,
  IconBrandWhatsapp,
  IconCar,
  IconChecklist,
  IconHelpCircle,
  IconInfoCircle,
  IconListNumbers,
  IconMapPin,
  IconPhoto,
  IconPhotoSearch,
  IconPuzzle,
  IconQuote,
  IconSpeakerphone,
  IconStar,
} from '@tabler/icons-react'

/** What stands for each kind of section in lists. */
export const SECTION_ICONS: { readonly [Kind in SectionKind]: Icon } = {
  hero: IconPhotoSearch,
  fleet: IconCar,
  about: IconInfoCircle,
  gallery: IconPhoto,
  'why-us': IconStar,
  requirements: IconChecklist,
  extras: IconPuzzle,
  'how-it-works': IconListNumbers,
  places: IconMapPin,
  reviews: IconQuote,
  questions: IconHelpCircle,
  announcement: IconSpeakerphone,
  contact: IconBrandWhatsapp,
}
