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
  beside: { es: 'Al lado', en: 'Side by side' },
  full: { es: 'A todo el ancho', en: 'Full width' },
  plain: { es: 'Sin fotografía', en: 'Without a photograph' },
  cards: { es: 'Tarjetas', en: 'Cards' },
  rows: { es: 'Filas', en: 'Rows' },
  stacked: { es: 'Uno debajo de otro', en: 'Stacked' },
  grid: { es: 'Cuadrícula', en: 'Grid' },
  strip: { es: 'Tira', en: 'Strip' },
  columns: { es: 'Columnas', en: 'Columns' },
  list: { es: 'Lista', en: 'List' },
  timeline: { es: 'Línea de tiempo', en: 'Timeline' },
  large: { es: 'En grande', en: 'Large' },
  bar: { es: 'Barra', en: 'Bar' },
  card: { es: 'Tarjeta', en: 'Card' },
}

export const TEMPLATE_WORDS: Readonly<Record<Template, Words>> = {
  classic: { es: 'Clásica', en: 'Classic' },
  coast: { es: 'Costa', en: 'Coast' },
  city: { es: 'Ciudad', en: 'City' },
  summit: { es: 'Cumbre', en: 'Summit' },
  studio: { es: 'Estudio', en: 'Studio' },
}
