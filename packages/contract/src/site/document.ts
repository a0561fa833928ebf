import { parseColour } from '@nelly/domain/landings/colours'
import { parseRobots } from '@nelly/domain/landings/robots'
import { inLanguages } from '@nelly/domain/languages'
import {
  MAX_AUTHOR,
  MAX_RICH_TEXT,
  MAX_SITE_TEXT,
  MAX_SITE_TITLE,
  MAX_SOURCE,
  MOST_BLOCKS,
  MOST_ENTRIES,
  MOST_HERO_PICTURES,
  MOST_HOME_VEHICLES,
  MOST_ITEMS,
  MOST_PAGES,
  MOST_PICTURES,
  MOST_SECTIONS,
  MOST_SPANS,
  MOST_STEPS,
  QUOTATION_YEARS,
} from '@nelly/domain/site/limits'
import { isReservedSlug, SLUG } from '@nelly/domain/site/own-pages'
import { isSafeLink, plainText, type RichText } from '@nelly/domain/site/rich-text'
import { POINT_ICONS, SECTION_VARIANTS, type SectionKind } from '@nelly/domain/site/sections'
import { SITE_SCHEMA, TEMPLATES } from '@nelly/domain/site/site-document'
import { SITE_LANGUAGES } from '@nelly/domain/site/texts'
import { z } from 'zod'
import { MAX_META_TEXT, MAX_META_TITLE, MAX_WEB_ADDRESS } from '../specified/landing-metadata.ts'
import { isStorable, LARGEST_ID, line } from '../wire.ts'
import { siteProblem } from './problem-words.ts'

/** A text of several lines, as it was typed. */
const lines = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine(isStorable, { params: { refusal: 'text-invalid' } })

const inBoth = <T extends z.ZodType>(value: T) =>
  z.strictObject({ ...inLanguages(() => value), stale: z.enum(SITE_LANGUAGES).optional() })

const title = inBoth(line(MAX_SITE_TITLE))
const text = inBoth(lines(MAX_SITE_TEXT))

const link = z
  .string()
  .max(MAX_WEB_ADDRESS)
  .refine(isSafeLink, { params: siteProblem('link') })

const isTrue = z.literal(true).optional()
const spans = z
  .array(z.strictObject({ text: lines(MAX_RICH_TEXT), bold: isTrue, italic: isTrue, link: link.optional() }))
  .max(MOST_SPANS)
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['paragraph', 'heading', 'subheading']), spans }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(spans).max(MOST_ITEMS) }),
])
const richText = inBoth(
  z
    .array(block)
    .max(MOST_BLOCKS)
    .refine((blocks) => plainText(blocks as RichText).length <= MAX_RICH_TEXT, {
      params: siteProblem('tooLong', MAX_RICH_TEXT),
    }),
)

const partId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
const filePath = z.string().regex(/^[\w./-]{1,200}$/)
const share = z.number().min(0).max(100)
const picture = z.strictObject({
  path: filePath,
  alt: title,
  focus: z.strictObject({ x: share, y: share }),
})
const pictures = z.array(picture).max(MOST_PICTURES)
const entries = <T extends z.ZodRawShape>(shape: T) =>
  z.array(z.strictObject({ id: partId, ...shape })).max(MOST_ENTRIES)
const day = z.iso.date().nullable()

const section = <Kind extends SectionKind, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    id: partId,
    kind: z.literal(kind),
    shown: z.boolean(),
    variant: z.enum(SECTION_VARIANTS[kind]),
    unread: isTrue,
    ...shape,
  })

const sections = z.discriminatedUnion('kind', [
  section('hero', { headline: title, lead: text, pictures: pictures.max(MOST_HERO_PICTURES) }),
  section('fleet', {
    title,
    lead: text,
    count: z.number().int().min(1).max(MOST_HOME_VEHICLES),
    order: z.enum(['own', 'price']),
    vehicles: z.array(z.number().int().positive().max(LARGEST_ID)).max(MOST_HOME_VEHICLES),
  }),
  section('about', { title, body: richText, picture: picture.nullable() }),
  section('gallery', { title, pictures }),
  section('why-us', {
    title,
    points: entries({ icon: z.enum(POINT_ICONS), title, text }),
  }),
  section('requirements', { title, body: richText }),
  section('extras', { title, lead: text }),
  section('how-it-works', { title, steps: entries({ title, text }).max(MOST_STEPS) }),
  section('places', { title, lead: text }),
  section('reviews', {
    title,
    quotations: entries({
      text,
      author: line(MAX_AUTHOR),
      source: line(MAX_SOURCE),
      year: z.number().int().min(QUOTATION_YEARS.first).max(QUOTATION_YEARS.last).nullable(),
    }),
  }),
  section('questions', { title, entries: entries({ question: title, answer: text }) }),
  section('announcement', {
    text,
    link: z.strictObject({ label: title, href: link }).nullable(),
    firstDay: day,
    lastDay: day,
  }),
  section('contact', { title, lead: text }),
])

const parsedOr = <Value>(parse: (text: string) => { ok: true; value: Value } | { ok: false }) =>
  z.string().refine((typed) => {
    const read = parse(typed)
    return read.ok && read.value === typed
  })
const colour = parsedOr(parseColour)

const page = z.strictObject({
  id: partId,
  slug: z
    .string()
    .regex(SLUG)
    .refine((slug) => !isReservedSlug(slug), { params: siteProblem('reserved') }),
  title,
  body: richText,
  inMenu: z.boolean(),
})

const metaTitle = inBoth(line(MAX_META_TITLE))
const metaText = inBoth(line(MAX_META_TEXT))

/** Whether no two of a list have the same value of a field. */
const distinct =
  <Item>(keyOf: (item: Item) => string) =>
  (items: readonly Item[]) =>
    new Set(items.map(keyOf)).size === items.length
const TWICE = { params: siteProblem('repeated') }

/**
 * What an operator says on a site, as it is sent and stored: unknown fields, links that lead nowhere safe and texts that are
 * too long are refused. Whether its pictures are stored is checked by the server.
 */
export const siteDocument = z
  .strictObject({
    schema: z.literal(SITE_SCHEMA),
    look: z.strictObject({
      template: z.enum(TEMPLATES),
      logo: filePath,
      primary: colour,
      secondary: colour,
    }),
    languages: z.strictObject({ default: z.enum(SITE_LANGUAGES), both: z.boolean() }),
    sections: z
      .array(sections)
      .max(MOST_SECTIONS)
      .refine(
        distinct((one: { id: string }) => one.id),
        TWICE,
      ),
    contact: z.strictObject({
      phone: line(40),
      email: z.union([z.literal(''), z.email().max(254)]),
      whatsapp: line(40),
      address: lines(300),
    }),
    legal: z.strictObject({
      terms: richText,
      privacy: richText,
      unread: z.array(z.enum(['terms', 'privacy'])).max(2),
    }),
    pages: z
      .array(page)
      .max(MOST_PAGES)
      .refine(
        distinct((one: { id: string }) => one.id),
        TWICE,
      )
      .refine(
        distinct((one: { slug: string }) => one.slug),
        TWICE,
      ),
    search: z.strictObject({
      title: metaTitle,
      description: metaText,
      keywords: metaText,
      socialTitle: metaTitle,
      socialDescription: metaText,
      socialPicture: filePath.nullable(),
      favicon: filePath.nullable(),
      robots: parsedOr(parseRobots).nullable(),
      canonical: z
        .url({ protocol: /^https?$/ })
        .max(MAX_WEB_ADDRESS)
        .nullable(),
    }),
  })
  .meta({ id: 'Site' })
