import type { SectionKind } from '@nelly/domain/site/sections'
import type { Template } from '@nelly/domain/site/site-document'
import type { Words } from '../refusal-words.ts'

/** What sections of each kind are called. */
export const SECTION_WORDS: Readonly<Record<SectionKind, Words>> = {
  hero: { es: 'Portada', en: 'Hero' },
  fleet: { es: 'Vehículos', en: 'Vehicles' },
  about: { es: 'Sobre nosotros', en: 'About us' },
  gallery: { es: 'Galería', en: 'Gallery' },
  'why-us': { es: 'Por qué elegirnos', en: 'Why us' },
  requirements: { es: 'Requisitos', en: 'Requirements' },
  extras: { es: 'Extras y coberturas', en: 'Extras and cover' },
  'how-it-works': { es: 'Cómo funciona', en: 'How it works' },
  places: { es: 'Lugares y horarios', en: 'Places and hours' },
  reviews: { es: 'Opiniones', en: 'Reviews' },
  questions: { es: 'Preguntas y respuestas', en: 'Questions and answers' },
  announcement: { es: 'Anuncio', en: 'Announcement' },
  contact: { es: 'Contacto', en: 'Contact' },
}

/** What the variants of sections are called. */
export const VARIANT_WORDS: Readonly<Record<string, Words>> = {
  beside: { es: 'al lado', en: 'side by side' },
  full: { es: 'a todo el ancho', en: 'full width' },
  plain: { es: 'sin fotografía', en: 'without a photograph' },
  cards: { es: 'tarjetas', en: 'cards' },
  rows: { es: 'filas', en: 'rows' },
  stacked: { es: 'uno debajo de otro', en: 'stacked' },
  grid: { es: 'cuadrícula', en: 'grid' },
  strip: { es: 'tira', en: 'strip' },
  columns: { es: 'columnas', en: 'columns' },
  list: { es: 'lista', en: 'list' },
  timeline: { es: 'línea de tiempo', en: 'timeline' },
  large: { es: 'en grande', en: 'large' },
  bar: { es: 'barra', en: 'bar' },
  card: { es: 'tarjeta', en: 'card' },
}

export const TEMPLATE_WORDS: Readonly<Record<Template, Words>> = {
  classic: { es: 'Clásica', en: 'Classic' },
  coast: { es: 'Costa', en: 'Coast' },
  city: { es: 'Ciudad', en: 'City' },
  summit: { es: 'Cumbre', en: 'Summit' },
  studio: { es: 'Estudio', en: 'Studio' },
}
