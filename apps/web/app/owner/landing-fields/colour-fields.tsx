import { SimpleGrid, Stack } from '@mantine/core'
import { contrast, parseColour, readable, textOn } from '@nelly/domain/landings/colours'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormatter } from 'use-intl'
import { useWords } from '../words/use-words.ts'
import { ColourField } from './colour-field.tsx'
import css from './colour-hint.module.css'
import { ReadyPairs } from './ready-pairs.tsx'

/** Below this contrast ratio two colours are hard to tell apart. */
const TELLING_CONTRAST = 1.2

type Colour = 'primary' | 'secondary'

interface ColourFieldsProps {
  form: {
    draft: Record<Colour, string>
    errors: Partial<Record<Colour, string | undefined>>
    change: (changes: Partial<Record<Colour, string>>) => void
  }
}

/** Both colours of a landing, with hints on their contrast. */
export function ColourFields({ form }: ColourFieldsProps) {
  const t = useWords('designer')
  const { draft, errors, change } = form
  const primary = parseColour(draft.primary)
  const secondary = parseColour(draft.secondary)
  const alike = primary.ok && secondary.ok && contrast(primary.value, secondary.value) < TELLING_CONTRAST
  return (
    <Stack gap="md">
      <ReadyPairs onChoose={change} chosen={draft} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ColourField
          label={t('primary')}
          hint={t('primaryHint')}
          value={draft.primary}
          error={errors.primary}
          onChange={(primary) => change({ primary })}
        />
        <ColourField
          label={t('secondary')}
          hint={t('secondaryHint')}
          value={draft.secondary}
          error={errors.secondary}
          onChange={(secondary) => change({ secondary })}
        />
      </SimpleGrid>
      {alike ? (
        <ColourHint warns>{t('sameColours')}</ColourHint>
      ) : (
        primary.ok && <PrimaryHint colour={primary.value} />
      )}
    </Stack>
  )
}

function PrimaryHint({ colour }: { colour: Parameters<typeof textOn>[0] }) {
  const t = useWords('designer')
  const format = useFormatter()
  const ratio = contrast(colour, textOn(colour) as typeof colour)
  const white = '#ffffff' as typeof colour
  return (
    <ColourHint sample={{ background: colour, color: textOn(colour) }}>
      {t('contrastGood', { ratio: format.number(ratio, { maximumFractionDigits: 1 }) })}{' '}
      {readable(colour, white) !== colour && t('contrastShade')}
    </ColourHint>
  )
}

/** A hint on a choice of colours, with a sample of text in them. */
function ColourHint(props: {
  children: ReactNode
  warns?: boolean
  sample?: { background: string; color: string }
}) {
  return (
    <p className={css.hint} role="status">
      {props.sample && (
        <span className={css.sample} style={props.sample} aria-hidden="true">
          Aa
        </span>
      )}
      {props.warns && <IconAlertTriangle size={20} stroke={1.7} className={css.warning} aria-hidden="true" />}
      <span>{props.children}</span>
    </p>
  )
}
