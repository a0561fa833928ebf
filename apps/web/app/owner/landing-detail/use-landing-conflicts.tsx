import { ColorSwatch, Group } from '@mantine/core'
import type { LandingDraft } from '@nelly/contract/owned-landing'
import type { ReactNode } from 'react'
import type { ConflictRow } from '../forms/conflicts/conflict-row.ts'
import type { FieldConflict } from '../forms/conflicts/edit-conflicts.ts'
import logoCss from '../landing-fields/logo-field.module.css'
import { timeZoneName } from '../landing-fields/time-zones.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import type { LandingField } from './use-save-landing.ts'

type Mine = LandingDraft & { logo: string | undefined }

/** Both values of each field of a landing that others changed, as text and pictures. */
export function useLandingConflicts(
  conflicts: readonly FieldConflict<LandingField>[],
  mine: Mine,
): ConflictRow<LandingField>[] {
  const t = useWords('designer')
  const say = useWords('landing')
  const labels: Partial<Record<LandingField, string>> = {
    name: t('name'),
    logo: t('logoStep'),
    primary: t('primary'),
    secondary: t('secondary'),
    timezone: t('timeZone'),
    bookingMode: say('onRequest'),
    answerHours: say('answerHours'),
  }
  const shown = (field: LandingField, value: unknown): ReactNode => {
    if (field === 'logo') return <img src={String(value)} alt="" className={logoCss.logo} />
    if (field === 'primary' || field === 'secondary') return <Colour value={String(value)} />
    if (field === 'bookingMode') return say(value === 'on_request' ? 'onRequest' : 'atOnce')
    if (field === 'answerHours') return say('hours', { count: Number(value) })
    return field === 'timezone' ? timeZoneName(String(value)) : String(value ?? '')
  }
  return conflicts.map(({ field, theirs }) => ({
    field,
    label: labels[field] ?? field,
    mine: shown(field, mine[field]),
    theirs: shown(field, field === 'logo' ? storedUrl(String(theirs)) : theirs),
  }))
}

const Colour = ({ value }: { value: string }) => (
  <Group component="span" gap={8}>
    <ColorSwatch component="span" color={value} size={20} /> {value}
  </Group>
)
