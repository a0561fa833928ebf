const FIELD_NAMES = {
  id_landing: 'landingId',
  price: 'pricePerDay',
  people: 'seats',
  type_of_car: 'type',
  transmision: 'transmission',
  commissions: 'commission',
  on_sale: 'isOnSale',
  apple_car: 'appleCar',
  description_es: 'descriptionEs',
  description_en: 'descriptionEn',
} as const

/** Our names of a vehicle's fields. */
export const VEHICLE_NAMES = {
  ...FIELD_NAMES,
  images: 'pictures',
  special_features: 'specialFeatures',
  coming_reservations: 'comingReservations',
  also_offered: 'alsoOffered',
} as const

/** Our names of what is changed of a vehicle: pictures and special features by their ids. */
export const VEHICLE_EDIT_NAMES = {
  ...FIELD_NAMES,
  id_pool: 'poolId',
  image_ids: 'pictures',
  special_feature_ids: 'specialFeatures',
} as const
