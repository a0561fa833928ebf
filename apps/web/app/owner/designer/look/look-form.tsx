import type { LandingDraft, OwnedLandingDetail } from '@nelly/contract/specified/owned-landing'
import { parseColour } from '@nelly/domain/landings/colours'
import { addressFor } from '@nelly/domain/landings/landing-name'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ColourFields } from '../../landing-fields/colour-fields.tsx'
import { LanguageField } from '../../landing-fields/language-field.tsx'
import { LogoField } from '../../landing-fields/logo-field.tsx'
import { NameField } from '../../landing-fields/name-field.tsx'
import { TimeZoneField } from '../../landing-fields/time-zone-field.tsx'
import { stopAtTakenName } from '../../landing-fields/to-taken-name.ts'
import type { LandingForm } from '../../landing-fields/use-landing-draft.ts'
import { useNameCheck } from '../../landing-fields/use-name-check.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './look.module.css'

/** The four steps on one page; the button to continue needs all of them. */
export function LookForm(props: {
  form: LandingForm
  logo: string | undefined
  landing: OwnedLandingDetail | undefined
  /** The landing's id, as soon as it has one. */
  id: number | undefined
  pending: boolean
  onSubmit: () => void
}) {
  const { form, landing } = props
  const t = useWords('designer')
  const common = useWords('common')
  const missing = missingIn(form.draft, props.logo)
  const check = useNameCheck(form.draft.name, props.id)
  const done = (...parts: (typeof missing)[number][]) => !parts.some((part) => missing.includes(part))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (missing.length === 0 && !stopAtTakenName(event, check)) props.onSubmit()
      }}
    >
      <LookStep
        number={1}
        title={t('nameStep')}
        done={done('missingName') && !form.errors.name && !check.refused}
      >
        <NameField form={form} check={check} {...(landing && { renamed: { from: landing.address } })} />
      </LookStep>
      <LookStep number={2} title={t('logoStep')} done={done('missingLogo') && !form.errors.logo}>
        <LogoField shown={props.logo} hint={t('logoHint')} form={form} />
      </LookStep>
      <LookStep number={3} title={t('coloursStep')} done={done('missingPrimary', 'missingSecondary')}>
        <ColourFields form={form} />
      </LookStep>
      <LookStep number={4} title={t('languageStep')} done={done('missingLanguage')}>
        <LanguageField form={form} label={t('languageLabel')} />
        <TimeZoneField form={form} landing={landing} />
      </LookStep>
      <div className={css.finish}>
        {missing[0] && (
          <p className="note" id="missing">
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
    <section className={css.step} aria-labelledby={`step-${props.number}`}>
      <h2 className={css.stepTitle} id={`step-${props.number}`}>
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
function missingIn(draft: LandingDraft, logo: string | undefined) {
  const parts = [
    { part: 'missingName', there: addressFor(draft.name).ok },
    { part: 'missingLogo', there: logo !== undefined },
    { part: 'missingPrimary', there: parseColour(draft.primary).ok },
    { part: 'missingSecondary', there: parseColour(draft.secondary).ok },
    { part: 'missingLanguage', there: draft.language !== null },
  ] as const
  return parts.filter(({ there }) => !there).map(({ part }) => part)
}
