import type { NotApplied } from '@nelly/domain/rates/not-applied'
import type { Words } from '../refusal-words.ts'

const WORDS: Readonly<Record<NotApplied['why'], Words>> = {
  no_day: { es: 'Ningún día del alquiler cae en ella.', en: 'None of the days belongs to it.' },
  outranked: {
    es: 'Otra temporada que está antes en la lista tiene prioridad en sus días.',
    en: 'Another season that comes before it in the list wins its days.',
  },
  off: { es: 'Está apagada.', en: 'It is switched off.' },
  booked: { es: 'Hoy no se puede reservar con ella.', en: 'It can’t be booked today.' },
  pickup: { es: 'La recogida está fuera de sus fechas.', en: 'The pickup is outside of its dates.' },
  lead_days: {
    es: 'La recogida está demasiado cerca o demasiado lejos.',
    en: 'The pickup is too near or too far ahead.',
  },
  min_days: { es: 'El alquiler tiene menos días.', en: 'The rental has fewer days.' },
  vehicle: { es: 'Es para otros vehículos.', en: 'It is for other vehicles.' },
  uses: { es: 'Ya se usó todas las veces que permite.', en: 'All of its uses are spent.' },
  code: { es: 'No se escribió su código.', en: 'Its code was not typed.' },
  better_offer: { es: 'Otra oferta descuenta tanto o más.', en: 'Another offer gives as much or more.' },
  place: {
    es: 'Ni la recogida ni la devolución son allí.',
    en: 'Neither pickup nor return is there.',
  },
  driver_age: {
    es: 'El conductor tiene otra edad, o no la dijo.',
    en: 'The driver is of another age, or it was not told.',
  },
  additional_driver: { es: 'No hay conductor adicional.', en: 'There is no additional driver.' },
}

/** Why something of the rates is not part of a price, in both languages. */
export const skipWords = (why: NotApplied['why']): Words => WORDS[why]
