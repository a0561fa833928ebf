import type { Words } from './refusal-words.ts'
import type { Language } from './wire.ts'

/** The messages for calls that succeeded. */
const words = {
  'signed-out': { en: 'Signed out.', es: 'Sesión cerrada.' },
  'user-updated': { en: 'Account updated.', es: 'Usuario actualizado correctamente.' },
  'landing-deleted': {
    en: 'Deleted. You can restore the landing from the deleted ones.',
    es: 'Borrado exitoso. Puedes restaurar la landing desde las eliminadas.',
  },
  'landing-deleted-for-good': { en: 'Deleted.', es: 'Borrado exitoso.' },
  'landing-restored': { en: 'Landing restored.', es: 'Landing restaurada con éxito' },
  'location-removed': { en: 'Deleted.', es: 'Borrado exitoso.' },
  'place-removed': { en: 'Place deleted.', es: 'Lugar eliminado.' },
  'block-removed': { en: 'Block deleted.', es: 'Bloqueo eliminado.' },
  'feed-removed': {
    en: 'Calendar removed, with its blocks.',
    es: 'Calendario quitado, con sus bloqueos.',
  },
  'preview-link-ended': { en: 'The link no longer opens.', es: 'El enlace ya no abre.' },
  'vehicle-deleted': { en: 'Vehicle deleted.', es: 'Vehículo eliminado con éxito' },
  'feature-added': { en: 'Feature added.', es: 'Caracteristica agregada con éxito.' },
  'feature-deleted': { en: 'Deleted.', es: 'Borrado exitoso.' },
  'customer-erased': { en: 'Erased.', es: 'Datos borrados.' },
  'reservation-deleted': { en: 'Deleted.', es: 'Borrado exitoso.' },
} as const satisfies Record<string, Words>

/** A call that has such a message. */
export type Success = keyof typeof words

/** The message in a language. */
export const successWords = (success: Success, language: Language): string => words[success][language]
