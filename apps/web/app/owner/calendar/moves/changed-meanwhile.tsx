import { Alert, Button, Group } from '@mantine/core'
import type { ApiProblem } from '../../../api/api-problem.ts'
import { useShortDay } from '../../dates/use-short-day.ts'
import { type DeskDraft, differingFields } from '../../reservations/changes/desk-draft.ts'
import { useWords } from '../../words/use-words.ts'

interface ChangedMeanwhileProps {
  /** The reservation as it was when the form was opened, and as it is now. */
  read: DeskDraft
  theirs: DeskDraft
  changed: ApiProblem['changed']
  vehicles: readonly { readonly id: number; readonly name: string }[]
  /** Goes on with what was typed on top of theirs, or with theirs alone. */
  onSettle: (isMine: boolean) => void
}

/** Says who changed the reservation while the form was open, and what, and asks whose values stay. */
export function ChangedMeanwhile({ read, theirs, changed, vehicles, onSettle }: ChangedMeanwhileProps) {
  const t = useWords('changes')
  const day = useShortDay()
  const shown = (field: keyof DeskDraft): string => {
    const value = theirs[field]
    // Of lists only how many there are.
    if (typeof value !== 'string') return String(Object.keys(value).length)
    if (value === '') return '–'
    if (field === 'vehicle') return vehicles.find(({ id }) => String(id) === value)?.name ?? value
    if (field === 'language') return t(`languages.${theirs.language}`)
    return field === 'pickupDate' || field === 'returnDate' ? day(value) : value
  }
  return (
    <Alert
      color="yellow"
      variant="light"
      role="alert"
      title={changed?.who ? t('changedBy', { name: changed.who }) : t('changedMeanwhile')}
    >
      <ul className="bullets spaced">
        {differingFields(theirs, read).map((field) => (
          <li key={field}>{t('theirs', { field: t(`fields.${field}`), value: shown(field) })}</li>
        ))}
      </ul>
      <Group gap={8}>
        <Button variant="default" onClick={() => onSettle(false)}>
          {t('takeTheirs')}
        </Button>
        <Button onClick={() => onSettle(true)}>{t('keepMine')}</Button>
      </Group>
    </Alert>
  )
}
