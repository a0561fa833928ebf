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
  values: Record<Colour, string>
  errors?: Partial<Record<Colour, ReactNode>>
  onChange: (changes: Partial<Record<Colour, string>>) => void
}

/** Both colours of a landing, with hints on their contrast. */
export function ColourFields({ values, errors = {}, onChange }: ColourFieldsProps) {
  const t = useWords('designer')
  const primary = parseColour(values.primary)
  const secondary = parseColour(values.secondary)
  const alike = primary.ok && secondary.ok && contrast(primary.value, secondary.value) < TELLING_CONTRAST
  return (
    <Stack gap="md">
      <ReadyPairs onChoose={onChange} chosen={values} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ColourField
          label={t('primary')}
          hint={t('primaryHint')}
          value={values.primary}
          error={errors.primary}
          onChange={(primary) => onChange({ primary })}
        />
        <ColourField
          label={t('secondary')}
          hint={t('secondaryHint')}
          value={values.secondary}
          error={errors.secondary}
          onChange={(secondary) => onChange({ secondary })}
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
    <p className="line muted" role="status">
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
