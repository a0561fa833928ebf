import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { MAX_SEARCH } from '@nelly/contract/search/search'
import { searchTerms } from '@nelly/domain/search/search-terms'
import {
  IconAppWindow,
  IconCalendarEvent,
  IconCar,
  IconHash,
  IconLayoutGrid,
  IconSearch,
  IconUser,
} from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLandings } from '../landing/use-landings.ts'
import { useMayOf } from '../roles/use-membership.ts'
import { useWords } from '../words/use-words.ts'
import { groupsOf, groupsWithRecent, type Hit, type HitGroup, type HitKind } from './hit.ts'
import { screenHits } from './screen-hits.ts'
import type { ScreenTitle, SettingTitle } from './screens.ts'
import css from './search.module.css'
import { useFound } from './use-found.ts'

interface SearchPaletteProps {
  /** What was opened last, offered while nothing is typed. */
  recent: readonly Hit[]
  onOpen: (hit: Hit) => void
}

/** A field that searches everything, and below it what was found. Arrow keys choose and Enter opens. */
export function SearchPalette({ recent, onOpen }: SearchPaletteProps) {
  const t = useWords('search')
  const screen = useWords('titles')
  const setting = useWords('screens')
  const landings = useLandings()
  const [text, setText] = useState('')
  const found = useFound(text)
  const terms = searchTerms(text)
  const titles = {
    screen: (title: ScreenTitle) => screen(title),
    setting: (title: SettingTitle) => setting(title),
  }
  const screens = screenHits(terms, titles, landings.data ?? [], useMayOf())
  const groups: HitGroup[] =
    text.trim() === '' ? groupsWithRecent(recent, screens) : groupsOf([...found.hits, ...screens])
  const shown = groups.filter(({ hits }) => hits.length > 0)
  const hits = shown.flatMap((group) => group.hits)
  const isPending = found.isPending || (text !== '' && landings.isPending)
  const { combobox, openWhenFound } = useChoice(hits, isPending)
  const open = (key: string) => {
    const hit = hits.find((one) => one.key === key)
    if (hit) onOpen(hit)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          autoFocus
          size="lg"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={MAX_SEARCH}
          // What was typed is no word of a language.
          spellCheck={false}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={openWhenFound}
          leftSection={<IconSearch size={20} stroke={1.7} aria-hidden="true" />}
          rightSection={isPending && <Loader size="xs" />}
          classNames={{ input: css.field }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={css.list} aria-label={t('results')} aria-busy={isPending}>
        {shown.map(({ kind, hits: ofKind }) => (
          <Combobox.Group key={kind} label={t(`kinds.${kind}`)}>
            {ofKind.map((hit) => (
              <HitOption key={hit.key} hit={hit} />
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <Outcome text={text} count={hits.length} {...found} isPending={isPending} />
    </Combobox>
  )
}

/**
 * The chosen hit, at first the best. Enter that is pressed while hits are on their way opens the best of them when they
 * are there, and not one of an earlier text.
 */
function useChoice(hits: readonly Hit[], isPending: boolean) {
  const combobox = useCombobox({ opened: true })
  const { resetSelectedOption, selectFirstOption, clickSelectedOption } = combobox
  const isEnterWaiting = useRef(false)
  const keys = hits.map(({ key }) => key).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other hits are chosen from anew.
  useEffect(() => {
    if (isPending) return resetSelectedOption()
    selectFirstOption()
    if (isEnterWaiting.current) clickSelectedOption()
    isEnterWaiting.current = false
  }, [keys, isPending, resetSelectedOption, selectFirstOption, clickSelectedOption])
  return {
    combobox,
    openWhenFound: ({ key, nativeEvent }: KeyboardEvent) => {
      if (!nativeEvent.isComposing) isEnterWaiting.current = key === 'Enter' && isPending
    },
  }
}

const ICONS: Record<HitKind, typeof IconCar> = {
  reservations: IconCalendarEvent,
  customers: IconUser,
  units: IconHash,
  vehicles: IconCar,
  landings: IconLayoutGrid,
  screens: IconAppWindow,
}

function HitOption({ hit: { key, kind, title, detail } }: { hit: Hit }) {
  const Icon = ICONS[kind]
  return (
    <Combobox.Option value={key} id={`found-${key}`} className={css.hit}>
      <Icon size={18} stroke={1.7} className="soft" aria-hidden="true" />
      <span className="blocks">
        <span className={css.title}>{title}</span>
        {detail && <span className="muted">{detail}</span>}
      </span>
    </Combobox.Option>
  )
}

interface OutcomeProps {
  text: string
  count: number
  isPending: boolean
  error: unknown
  retry: () => void
}

/** Says how many hits there are, that there are none, or that the search failed. */
function Outcome({ text, count, isPending, error, retry }: OutcomeProps) {
  const t = useWords('search')
  const common = useWords('common')
  if (error) {
    return (
      <div role="alert" className={css.outcome}>
        {t('failed')}
        <Button variant="default" size="compact-sm" onClick={retry}>
          {common('retry')}
        </Button>
      </div>
    )
  }
  const isNothing = count === 0 && !isPending
  return (
    <p role="status" className={isNothing ? css.outcome : 'visually-hidden'}>
      {isPending && t('searching')}
      {isNothing && t('nothing', { text: text.trim() })}
      {!isPending && count > 0 && text.trim() !== '' && t('count', { count })}
    </p>
  )
}
