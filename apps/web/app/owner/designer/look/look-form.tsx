import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import { parseColour } from '@nelly/domain/landings/colours'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode, SubmitEvent } from 'react'
import { LandingColours, LanguageField, LogoField } from '../../landing-fields/landing-fields.tsx'
import { NameField } from '../../landing-fields/name-field.tsx'
import { TimeZoneField } from '../../landing-fields/time-zone-field.tsx'
import type { LandingEdit, LandingForm } from '../../landing-fields/use-landing-form.ts'
import type { NameCheck } from '../../landing-fields/use-name-check.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './look.module.css'

/** The four steps on one page; the button to continue needs all of them. */
export function LookForm(props: {
  form: LandingForm
  check: NameCheck
  landing: OwnedLandingDetail | undefined
  pending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}) {
  const { form, check, landing } = props
  const t = useWords('designer')
  const common = useWords('common')
  const missing = missingIn(form.values)
  const done = (...parts: (typeof missing)[number][]) => !parts.some((part) => missing.includes(part))
  return (
    <form noValidate className="stack" onSubmit={props.onSubmit}>
      <LookStep
        number={1}
        title={t('nameStep')}
        done={done('missingName') && !form.errors.name && !check.refused}
      >
        <NameField
          {...form.getInputProps('name')}
          value={form.values.name}
          check={check}
          {...(landing && { renamed: { from: landing.address } })}
        />
      </LookStep>
      <LookStep number={2} title={t('logoStep')} done={done('missingLogo') && !form.errors.logo}>
        <LogoField form={form} hint={t('logoHint')} />
      </LookStep>
      <LookStep number={3} title={t('coloursStep')} done={done('missingPrimary', 'missingSecondary')}>
        <LandingColours form={form} />
      </LookStep>
      <LookStep number={4} title={t('languageStep')} done={done('missingLanguage')}>
        <LanguageField form={form} />
        <TimeZoneField form={form} landing={landing} />
      </LookStep>
      <div className="row end">
        {missing[0] && (
          <p className="muted" id="missing">
            {t('missing', { what: t(missing[0]) })}
          </p>
        )}
        <BusyButton
          type="submit"
          size="md"
          disabled={missing.length > 0}
          busy={props.pending}
          aria-describedby={missing[0] && 'missing'}
        >
          {common('continue')}
        </BusyButton>
      </div>
    </form>
  )
}

/** One of the wizard's steps, ticked once it is complete. */
function LookStep(props: { number: number; title: string; done: boolean; children: ReactNode }) {
  const t = useWords('designer')
  return (
    <section className="stack card" aria-labelledby={`step-${props.number}`}>
      <h2 className="line" id={`step-${props.number}`}>
        <span className={css.number} data-done={props.done || undefined}>
          {props.done ? <IconCheck size={16} stroke={2.4} aria-label={t('done')} /> : props.number}
        </span>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}

/** The keys of what a landing still lacks, in the order of its form. */
function missingIn(draft: LandingEdit) {
  const parts = [
    { part: 'missingName', there: addressFor(draft.name).ok },
    { part: 'missingLogo', there: draft.logo !== null },
    { part: 'missingPrimary', there: parseColour(draft.primary).ok },
    { part: 'missingSecondary', there: parseColour(draft.secondary).ok },
    { part: 'missingLanguage', there: draft.language !== null },
  ] as const
  return parts.filter(({ there }) => !there).map(({ part }) => part)
}
