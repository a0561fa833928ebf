import type { SitePointCode } from '@nelly/domain/site/checklist'
import type { Words } from '../refusal-words.ts'

/** A sentence for each point of a site's checklist. */
export const CHECKLIST_WORDS: Readonly<Record<SitePointCode, Words>> = {
  'no-vehicle': {
    es: 'No hay ningún vehículo visible: los visitantes no podrían reservar nada.',
    en: 'No vehicle is shown: visitors could not reserve anything.',
  },
  'text-missing': {
    es: 'Falta un texto que los visitantes verían vacío en este idioma. Escríbelo, u oculta o quita lo que lo muestra.',
    en: 'A text is missing that visitors would see empty in this language. Write it, or hide or remove what shows it.',
  },
  'link-unsafe': {
    es: 'Un enlace no lleva a ninguna parte segura. Indica una dirección web, un correo, un teléfono o una página de este sitio.',
    en: 'A link leads nowhere safe. Give a web address, an e-mail, a phone or a page of this site.',
  },
  'link-broken': {
    es: 'Un enlace lleva a una página que este sitio no tiene. Cámbialo o quítalo.',
    en: 'A link leads to a page that this site does not have. Change or remove it.',
  },
  'picture-missing': {
    es: 'Una imagen ya no está guardada. Súbela otra vez o quítala.',
    en: 'A picture is no longer stored. Upload it again or remove it.',
  },
  'hero-without-photograph': {
    es: 'La portada no tiene fotografía propia.',
    en: 'The hero has no photograph of its own.',
  },
  'section-empty': {
    es: 'Está vacía y no se muestra. Complétala o quítala.',
    en: 'It is empty and not shown. Fill it in or remove it.',
  },
  'days-out-of-order': {
    es: 'El último día es anterior al primero: nadie verá este anuncio. Corrige las fechas.',
    en: 'The last day is before the first: nobody will see this announcement. Correct the dates.',
  },
  'alt-missing': {
    es: 'Una imagen no tiene descripción para quienes no la ven.',
    en: 'A picture has no description for people who can’t see it.',
  },
  'no-contact': {
    es: 'No hay teléfono, WhatsApp ni correo: los visitantes no pueden preguntarte nada.',
    en: 'There is no phone, WhatsApp or e-mail: visitors can’t ask you anything.',
  },
  'no-terms': {
    es: 'No hay condiciones de alquiler: se reserva sin aceptarlas.',
    en: 'There are no rental terms: people reserve without agreeing to any.',
  },
  'no-privacy': {
    es: 'No hay aviso de privacidad.',
    en: 'There is no privacy notice.',
  },
  'text-in-one-language': {
    es: 'Un texto solo está escrito en el otro idioma; los visitantes de este leerán ese.',
    en: 'A text is written in the other language only; visitors of this one will read that.',
  },
  'text-stale': {
    es: 'Un texto cambió después en el otro idioma. Revisa si aún dice lo mismo.',
    en: 'A text was changed later in the other language. Check whether it still says the same.',
  },
  'text-unread': {
    es: 'Estos son los textos iniciales. Léelos y cámbialos si hace falta.',
    en: 'These are the starting texts. Read them, and change what is not right for you.',
  },
}
