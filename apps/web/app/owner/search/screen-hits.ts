import type { OwnerCall } from '@nelly/contract/calls/calls'
import { bestFirst, rankOf, type SearchTerms } from '@nelly/domain/search/search-terms'
import type { Hit } from './hit.ts'
import { ACCOUNT_SETTINGS, LANDING_SCREENS, SCREENS, type ScreenTitle, type SettingTitle } from './screens.ts'

/** The most that are listed of what is found, as of every other kind. */
const MOST = 8

interface Titles {
  screen: (title: ScreenTitle) => string
  setting: (title: SettingTitle) => string
}

/**
 * The screens and settings that somebody may use whose title, other words or landing have the words that are searched for, the best first; without words
 * the screens of the menu.
 */
export function screenHits(
  terms: SearchTerms,
  titles: Titles,
  landings: readonly { id: number; displayName: string }[],
  may: (call: OwnerCall) => boolean,
): Hit[] {
  const isOffered = (screen: { title: string; call?: OwnerCall }) =>
    screen.call === undefined || may(screen.call)
  const screens = SCREENS.filter(isOffered).map(({ to, title, also }) => ({
    to,
    title: titles.screen(title),
    also,
    landing: '',
  }))
  if (terms.words.length === 0) return screens.map((screen) => hitOf(screen, false))
  const settings = ACCOUNT_SETTINGS.filter(isOffered).map(({ to, title, also }) => ({
    to,
    title: titles.setting(title),
    also,
    landing: '',
  }))
  const ofLandings = LANDING_SCREENS.filter(isOffered).flatMap(({ to, title, also }) =>
    landings.map(({ id, displayName }) => ({
      to: to(id),
      title: titles.setting(title),
      also,
      landing: displayName,
    })),
  )
  const found = [...screens, ...settings, ...ofLandings].flatMap((screen) => {
    const rank = rankOf(terms, screen.title, screen.also, screen.landing)
    return rank ? [{ screen, rank }] : []
  })
  return bestFirst(found, MOST).map(({ screen, rank }) => hitOf(screen, rank === 'exact'))
}

const hitOf = (
  { to, title, landing }: Record<'to' | 'title' | 'landing', string>,
  isExact: boolean,
): Hit => ({
  key: `${to}-${title}`,
  kind: 'screens',
  title,
  detail: landing,
  to,
  isExact,
})
