import type { OwnedLandingDetail } from '@nelly/contract/owned-landing'
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
import { LookStep } from './look-step.tsx'
import { missingIn } from './missing.ts'

/** The four steps on one page; the button to continue needs all of them. */
export function LookForm(props: {
  form: LandingForm
  logo: string | undefined
  landing: OwnedLandingDetail | undefined
  pending: boolean
  onSubmit: () => void
}) {
  const { form, landing } = props
  const say = useWords('designer')
  const common = useWords('common')
  const missing = missingIn(form.draft, props.logo)
  const check = useNameCheck(form.draft.name, landing?.id)
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
        title={say('nameStep')}
        done={done('missingName') && !form.errors.name && !check.refused}
      >
        <NameField form={form} check={check} {...(landing && { renamed: { from: landing.address } })} />
      </LookStep>
      <LookStep number={2} title={say('logoStep')} done={done('missingLogo') && !form.errors.logo}>
        <LogoField shown={props.logo} hint={say('logoHint')} form={form} />
      </LookStep>
      <LookStep number={3} title={say('coloursStep')} done={done('missingPrimary', 'missingSecondary')}>
        <ColourFields form={form} />
      </LookStep>
      <LookStep number={4} title={say('languageStep')} done={done('missingLanguage')}>
        <LanguageField form={form} label={say('languageLabel')} />
        <TimeZoneField form={form} landing={landing} />
      </LookStep>
      <div className={css.finish}>
        {missing[0] && (
          <p className={css.missing} id="missing">
            {say('missing', { what: say(missing[0]) })}
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
