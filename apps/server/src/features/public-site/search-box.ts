import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { SEARCH_FIELDS, SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { type HexColour, mix, readable, textOn } from '@nelly/domain/landings/colours'
import type { OwnRef } from '@nelly/domain/reservations/source'
import type { CalendarDate } from '@nelly/domain/wall-clock'

/** A search form for other websites: its markup, and its styles. */
export interface SearchBox {
  readonly html: string
  readonly css: string
  readonly language: Language
}

/**
 * The form that leads from any website to the results on a landing. It works without scripts; it has the landing's colours and
 * language. `target` is where the results open.
 */
export function searchBox(
  { localAddress, colours, displayName, language, pickupPlaces, returnPlaces }: VisitedLanding,
  { origin, today, target }: { origin: string; today: CalendarDate; target: '_self' | '_top' },
): SearchBox {
  const t = elsewhereIn(language)
  const label = `${t('searchBox.form')}: ${displayName}`
  return {
    language,
    css: stylesOf(colours.primary),
    html: [
      `<form method="get" action="${escaped(`${origin}/${localAddress}/vehicle`)}" target="${target}" lang="${language}" aria-label="${escaped(label)}">`,
      `<input type="hidden" name="${SOURCE_FIELDS.ref}" value="${'search-box' satisfies OwnRef}">`,
      field(t('searchBox.pickupPlace'), place(SEARCH_FIELDS.pickupPlace, pickupPlaces)),
      field(
        t('searchBox.returnPlace'),
        place(SEARCH_FIELDS.returnPlace, returnPlaces, t('searchBox.samePlace')),
      ),
      field(t('searchBox.pickupDate'), dateInput(SEARCH_FIELDS.pickupDate, today)),
      field(t('searchBox.returnDate'), dateInput(SEARCH_FIELDS.returnDate, today)),
      `<button>${t('searchBox.search')}</button>`,
      '</form>',
    ].join(''),
  }
}

const field = (label: string, input: string) => `<label><span>${label}</span>${input}</label>`

const dateInput = (name: string, today: CalendarDate) => `<input type="date" name="${name}" min="${today}">`

/** One of the landing's places, or any text where it has none; `otherwise` is what an empty one means. */
function place(name: string, places: readonly string[], otherwise?: string): string {
  if (places.length === 0) {
    const hint = otherwise === undefined ? '' : ` placeholder="${otherwise}"`
    return `<input type="text" name="${name}" maxlength="120" autocomplete="off"${hint}>`
  }
  const empty = otherwise === undefined ? '' : `<option value="">${otherwise}</option>`
  return `<select name="${name}">${empty}${places.map((one) => `<option>${escaped(one)}</option>`).join('')}</select>`
}

/** A text within HTML, also within an attribute in quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => `&#${one.codePointAt(0)};`)

const WHITE = '#ffffff' as HexColour
const INK = '#14171c' as HexColour

/** The styles of the form, in which every text has a contrast of 4.5, and every border one of 3. */
function stylesOf(primary: HexColour): string {
  const line = readable(mix(WHITE, INK, 0.5), WHITE, 3)
  const edge = readable(primary, WHITE, 3)
  return [
    `form{box-sizing:border-box;display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:16px;border-radius:12px;background:${WHITE};color:${INK};font:16px/1.4 system-ui,sans-serif;color-scheme:light;text-align:start}`,
    'label{flex:1 1 160px;display:block;min-width:0}',
    'span{display:block;margin-bottom:4px;font-size:14px;font-weight:600}',
    `input,select,button{box-sizing:border-box;width:100%;min-height:44px;margin:0;padding:8px 10px;border:1px solid ${line};border-radius:8px;background:${WHITE};color:inherit;font:inherit}`,
    `button{flex:1 1 160px;width:auto;border:1px solid ${edge};background:${primary};color:${textOn(primary)};font-weight:700;cursor:pointer}`,
    `input:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid ${edge};outline-offset:2px}`,
  ].join('')
}
