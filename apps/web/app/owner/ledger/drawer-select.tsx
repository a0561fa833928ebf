import { NativeSelect } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { cashOf } from '@nelly/domain/ledger/drawer'
import { minorUnits } from '@nelly/domain/money'
import { samePlace } from '@nelly/domain/places/same-place'
import { useOpenDrawers } from '../queries/use-drawers.ts'
import { useWords } from '../words/use-words.ts'
import type { EntryDraft } from './entry-draft.ts'

/** The place whose drawer this device used last. */
const KEY = 'nelly-drawer-place'

type DrawerChoice = ReturnType<typeof useDrawerChoice>

/**
 * The open drawer that the cash of an entry goes in or comes out of: the chosen one, or the one that was used last here, or that of
 * the reservation's place. There is nothing to choose where no cash changes hands or no drawer is open: the latter is said.
 */
export function useDrawerChoice(draft: EntryDraft, reservation: OwnedReservationDetails) {
  const { data = [] } = useOpenDrawers()
  const { kind, method } = draft
  const { minor } = cashOf({ kind, method, amountMinor: minorUnits(1), currency: reservation.currency })
  const open = minor === 0 ? [] : data
  const here =
    reservation.status === 'out' || reservation.status === 'returned'
      ? reservation.return
      : reservation.pickup
  const usual =
    open.find(({ placeId }) => String(placeId) === localStorage.getItem(KEY)) ??
    open.find(({ placeName }) => samePlace(placeName, here.place))
  const chosen =
    draft.placeId === undefined ? usual : open.find(({ placeId }) => String(placeId) === draft.placeId)
  return {
    open,
    chosen,
    isClosed: minor !== 0 && data.length === 0,
    isOut: minor < 0,
    placeId: chosen?.placeId,
    remember: () => {
      if (chosen) localStorage.setItem(KEY, String(chosen.placeId))
    },
  }
}

/** Chooses the drawer, and says what the cash does in it. */
export function DrawerSelect(props: { choice: DrawerChoice; onChange: (placeId: string) => void }) {
  const t = useWords('ledger')
  const { open, chosen, isOut, isClosed } = props.choice
  if (isClosed) return <p className="muted">{t('allClosed')}</p>
  if (open.length === 0) return null
  const place = chosen?.placeName ?? ''
  return (
    <NativeSelect
      label={t('drawer')}
      description={chosen ? t(isOut ? 'outOfDrawer' : 'intoDrawer', { place }) : t('inNoDrawer')}
      value={chosen ? String(chosen.placeId) : ''}
      data={[
        { value: '', label: t('noDrawer') },
        ...open.map(({ placeId, placeName }) => ({ value: String(placeId), label: placeName })),
      ]}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  )
}
