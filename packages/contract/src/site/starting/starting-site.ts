import { newSection, type PartId, type Section, type SectionKind } from '@nelly/domain/site/sections'
import { type Look, plainDocument, type SiteDocument } from '@nelly/domain/site/site-document'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import type { Jurisdiction } from './jurisdictions.ts'
import { bullets } from './rich.ts'
import { startingPrivacy } from './starting-privacy.ts'
import { startingTerms } from './starting-terms.ts'

/** The sections that a new site begins with, in their order. */
const ORDER = [
  'hero',
  'fleet',
  'how-it-works',
  'places',
  'requirements',
  'questions',
  'contact',
] as const satisfies SectionKind[]

type Texted = (typeof ORDER)[number]

/**
 * The document of a new landing: it reads well as it is, in both languages, and every text is marked as not read yet. What changes
 * with the landing is named by placeholders. Source: rules.md, "Starting texts".
 */
export function startingSite(
  look: Omit<Look, 'template'>,
  language: SiteLanguage,
  jurisdiction: Jurisdiction,
): SiteDocument {
  const plain = plainDocument(look, language)
  return {
    ...plain,
    sections: ORDER.flatMap((kind) => [
      startingSection(kind),
      // Nothing is shown of it until customers write.
      ...(kind === 'places' ? [newSection('reviews', 'reviews' as PartId)] : []),
    ]),
    legal: {
      ...{ terms: startingTerms(jurisdiction), privacy: startingPrivacy(jurisdiction) },
      unread: ['terms', 'privacy'],
    },
  }
}

const startingSection = (kind: Texted): Section =>
  ({
    ...newSection(kind, kind as string as PartId),
    ...contents[kind],
    unread: true,
  }) as Section

const entry = <Fields extends object>(id: string, fields: Fields) => ({ id: id as PartId, ...fields })

const contents = {
  hero: {
    headline: { es: 'Alquila un vehículo con {name}', en: 'Rent a vehicle from {name}' },
    lead: {
      es: 'Desde {from_price} por día. Recogida en {places}. Ves el precio completo antes de reservar.',
      en: 'From {from_price} a day. Pickup in {places}. You see the whole price before you reserve.',
    },
  },
  fleet: {
    title: { es: 'Nuestros vehículos', en: 'Our vehicles' },
    lead: {
      es: 'Cada uno con sus fotos, su equipamiento y su precio por día.',
      en: 'Each with its photographs, its equipment and its price per day.',
    },
  },
  'how-it-works': {
    title: { es: 'Reservar es sencillo', en: 'Reserving is simple' },
    steps: [
      entry('choose', {
        title: { es: 'Di cuándo y dónde', en: 'Say when and where' },
        text: {
          es: 'Indica los días, las horas y los lugares de tu viaje.',
          en: 'Give the days, times and places of your trip.',
        },
      }),
      entry('compare', {
        title: { es: 'Compara', en: 'Compare' },
        text: {
          es: 'Mira qué está libre y cuánto cuesta el viaje entero con cada vehículo.',
          en: 'See what is free, and what the whole trip costs with each vehicle.',
        },
      }),
      entry('reserve', {
        title: { es: 'Reserva sin cuenta', en: 'Reserve without an account' },
        text: {
          es: 'Deja tu nombre y cómo localizarte. La confirmación te llega por correo.',
          en: 'Leave your name and how to reach you. The confirmation comes by mail.',
        },
      }),
    ],
  },
  places: {
    title: { es: 'Dónde nos encuentras', en: 'Where to find us' },
    lead: {
      es: 'Recoge y devuelve el vehículo donde te convenga.',
      en: 'Pick up and return the vehicle where it suits you.',
    },
  },
  requirements: {
    title: { es: 'Qué necesitas para alquilar', en: 'What you need to rent' },
    body: {
      es: [
        bullets(
          'Tu licencia de conducir, válida durante todo el viaje.',
          'Tu pasaporte o cédula.',
          'El medio de pago para el depósito, a tu nombre.',
        ),
      ],
      en: [
        bullets(
          'Your driving licence, valid for the whole trip.',
          'Your passport or identity card.',
          'The means of payment for the deposit, in your name.',
        ),
      ],
    },
  },
  questions: {
    title: { es: 'Antes de reservar', en: 'Before you reserve' },
    entries: [
      entry('fuel', {
        question: { es: '¿Con cuánto combustible lo devuelvo?', en: 'How much fuel do I return it with?' },
        answer: {
          es: 'Con el mismo nivel con que lo recibiste. Lo anotamos juntos en la entrega.',
          en: 'The same level as you received it with. We note it together at the pickup.',
        },
      }),
      entry('accident', {
        question: {
          es: '¿Qué hago si tengo un accidente o una avería?',
          en: 'What do I do after an accident or a breakdown?',
        },
        answer: {
          es: 'Pon a salvo a las personas, llama a emergencias si hace falta y después a {name}: te decimos cómo seguir.',
          en: 'Bring people to safety, call the emergency number if needed, then {name}: we tell you how to go on.',
        },
      }),
      entry('delay', {
        question: { es: '¿Y si mi vuelo se retrasa?', en: 'What if my flight is late?' },
        answer: {
          es: 'Avísanos en cuanto lo sepas y deja tu número de vuelo en el comentario de la reserva.',
          en: 'Tell us as soon as you know, and leave your flight number in the comment of the reservation.',
        },
      }),
    ],
  },
  contact: {
    title: { es: '¿Tienes preguntas?', en: 'Questions?' },
    lead: {
      es: 'El equipo de {name} te responde antes, durante y después de tu viaje.',
      en: 'The team of {name} is there before, during and after your trip.',
    },
  },
} satisfies Record<Texted, object>
