import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { PlaceChoices } from '@nelly/domain/places/places'
import { LandingSelect } from '../../landing/landing-select.tsx'
import { useWords } from '../../words/use-words.ts'
import type { DeskDraft } from '../changes/desk-draft.ts'
import { PlaceField } from '../changes/desk-fields.tsx'
import { type BookingDraft, canBeOut } from './booking-draft.ts'

interface TripQuestionProps {
  landings: readonly OwnedLanding[]
  draft: BookingDraft
  /** The places of the landings that are searched; undefined until they are read. */
  places: PlaceChoices | undefined
  errors: Partial<Record<keyof DeskDraft, string>>
  onLanding: (landing: number | null) => void
  onOut: (isOut: boolean) => void
  onChange: (changes: Partial<DeskDraft>) => void
}

/** When and where somebody wants to rent. */
export function TripQuestion(props: TripQuestionProps) {
  const t = useWords('changes')
  const { landings, draft, places, errors, onLanding, onOut, onChange } = props
  const { desk } = draft
  const field = (name: keyof DeskDraft) => ({
    value: String(desk[name]),
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const names = (all: readonly string[] | undefined, chosen: string) => {
    // A list before it is read, too: a field that changes its kind loses the focus.
    if (!all) return [chosen]
    return all.length === 0 || chosen === '' ? all : [...new Set([...all, chosen])]
  }
  return (
    <>
      <LandingSelect
        landings={landings}
        value={draft.landing ?? undefined}
        onChange={(landing) => onLanding(landing ?? null)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={12}>
        <TextInput type="date" label={t('pickupDate')} {...field('pickupDate')} />
        <TextInput type="time" label={t('pickupTime')} {...field('pickupTime')} />
        <TextInput type="date" label={t('returnDate')} {...field('returnDate')} />
        <TextInput type="time" label={t('returnTime')} {...field('returnTime')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        <PlaceField
          label={t('pickupPlace')}
          names={names(places?.pickupPlaces, desk.pickupPlace)}
          {...field('pickupPlace')}
        />
        <PlaceField
          label={t('returnPlace')}
          names={names(places?.returnPlaces, desk.returnPlace)}
          {...field('returnPlace')}
        />
      </SimpleGrid>
      {canBeOut(draft, landings) && (
        <Checkbox
          label={t('offers.isOut')}
          description={t('offers.isOutHint')}
          checked={draft.isOut}
          onChange={({ currentTarget }) => onOut(currentTarget.checked)}
        />
      )}
    </>
  )
}
