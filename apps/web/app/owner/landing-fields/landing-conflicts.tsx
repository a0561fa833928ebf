import { ColorSwatch, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { ConflictPicture, EditConflicts, type EditConflictsProps } from '../forms/edit/edit-conflicts.tsx'
import { useWords } from '../words/use-words.ts'
import { timeZoneName } from './time-zones.ts'
import type { LandingEdit } from './use-landing-form.ts'

/** Asks which value stays of each field of a landing that others changed too. */
export function LandingConflicts({ edit }: Pick<EditConflictsProps<LandingEdit>, 'edit'>) {
  const t = useWords('designer')
  const landing = useWords('landing')
  const labels: Record<keyof LandingEdit, string> = {
    name: t('name'),
    logo: t('logoStep'),
    primary: t('primary'),
    secondary: t('secondary'),
    language: t('languageLabel'),
    timezone: t('timeZone'),
    showRatings: landing('showRatings'),
    bookingMode: landing('onRequest'),
    answerHours: landing('answerHours'),
    quoteHours: landing('quoteHours'),
  }
  const shown = (field: keyof LandingEdit, values: LandingEdit): ReactNode => {
    const value = values[field]
    if (field === 'logo') return <ConflictPicture picture={values.logo} />
    if (field === 'primary' || field === 'secondary') return <Colour value={values[field]} />
    if (field === 'bookingMode') return landing(value === 'on_request' ? 'onRequest' : 'atOnce')
    if (field === 'answerHours' || field === 'quoteHours') return landing('hours', { count: Number(value) })
    return field === 'timezone' ? timeZoneName(String(value)) : String(value ?? '')
  }
  return <EditConflicts edit={edit} label={(field) => labels[field]} shown={shown} />
}

const Colour = ({ value }: { value: string }) => (
  <Group component="span" gap={8}>
    <ColorSwatch component="span" color={value} size={20} /> {value}
  </Group>
)
