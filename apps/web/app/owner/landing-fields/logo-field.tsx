import { Button } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef } from 'react'
import { SinglePictureField } from '../forms/single-picture-field.tsx'
import { useWords } from '../words/use-words.ts'
import css from './logo-field.module.css'
import type { LandingForm } from './use-landing-draft.ts'

interface LogoFieldProps {
  label?: string
  /** Address of the logo to show, chosen or stored. */
  shown: string | undefined
  hint: string
  form: LandingForm
}

/** The logo, dropped or chosen. */
export function LogoField({ label, shown, hint, form }: LogoFieldProps) {
  const t = useWords('designer')
  const open = useRef<() => void>(null)
  return (
    <SinglePictureField
      label={label}
      description={hint}
      invitation={t('logoDrop')}
      svg
      error={form.errors.logo}
      openRef={open}
      onChoose={form.chooseLogo}
      onRefuse={(logo) => form.setErrors({ ...form.errors, logo })}
      action={
        shown && (
          <Button variant="subtle" size="compact-sm" my={4} onClick={() => open.current?.()}>
            {t('logoChange')}
          </Button>
        )
      }
    >
      {shown ? (
        <img src={shown} alt={t('logoAlt')} className={css.logo} />
      ) : (
        <>
          <IconPhotoUp size={28} stroke={1.5} aria-hidden="true" />
          <span>{t('logoDrop')}</span>
        </>
      )}
    </SinglePictureField>
  )
}
