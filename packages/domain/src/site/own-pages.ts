import { folded } from '../folded.ts'
import { LANGUAGES } from '../languages.ts'
import { writtenLanguages } from './fields.ts'
import type { OwnPage } from './site-document.ts'
import { type SiteLanguage, type Texts, textIn } from './texts.ts'

/** Addresses below a landing's that its own pages and languages have; no page of the operator's gets one. */
const RESERVED: ReadonlySet<string> = new Set([
  ...LANGUAGES,
  'additions',
  'embed',
  'faq',
  'home',
  'my-reservation',
  'privacy',
  'review',
  'terms',
  'thanks-you',
  'vehicle',
  'vehicles',
])

/** Whether an own page can't have this slug, in any case. Source: rules.md, "The site". */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug.toLowerCase())

/** Characters of a slug. */
export const MAX_SLUG = 60
/** How a slug is spelled: small letters without accents, digits, and hyphens between them. */
export const SLUG = /^[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?$/

/** The slug of a title, such as `quienes-somos` of `¿Quiénes somos?`; empty where it has no letters of ours. */
export const slugOf = (title: string): string =>
  folded(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG)
    .replace(/-$/, '')

/** The slug with the least number behind it that no page has, where the slug itself is taken. */
export function freeSlug(slug: string, pages: readonly OwnPage[]): string {
  const isTaken = (one: string) => isReservedSlug(one) || pages.some((page) => page.slug === one)
  let free = slug
  // Room for the number of the last of all pages.
  for (let number = 2; isTaken(free); number += 1) free = `${slug.slice(0, MAX_SLUG - 3)}-${number}`
  return free
}

/** The slug of a page without a title. */
const UNTITLED: Readonly<Record<SiteLanguage, string>> = { es: 'pagina', en: 'page' }

/** The slug that a page gets from its title in the site's main language, else in the other, beside other pages. */
export const slugFor = (title: Texts, main: SiteLanguage, others: readonly OwnPage[]): string =>
  freeSlug(slugOf(textIn(title, main)?.text ?? '') || UNTITLED[main], others)

/** The page with another title. Its slug follows it, unless somebody typed another one. */
export function withTitle(page: OwnPage, title: Texts, main: SiteLanguage, all: readonly OwnPage[]): OwnPage {
  const others = all.filter(({ id }) => id !== page.id)
  const isFollowing = page.slug === slugFor(page.title, main, others)
  return { ...page, title, ...(isFollowing && { slug: slugFor(title, main, others) }) }
}

/** The own pages that visitors can open: those with a title and a text, in any language. */
export const openPages = (pages: readonly OwnPage[]): readonly OwnPage[] =>
  pages.filter(({ title, body }) => writtenLanguages(title).length > 0 && writtenLanguages(body).length > 0)
