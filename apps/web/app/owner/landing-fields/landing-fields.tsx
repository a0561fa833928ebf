import { Group, Radio } from '@mantine/core'
import { PictureField } from '../forms/picture-field.tsx'
import { useWords } from '../words/use-words.ts'
import { ColourFields } from './colour-fields.tsx'
import type { LandingForm } from './use-landing-form.ts'

/** The logo, which can be replaced by another one. */
export function LogoField({ form, label, hint }: { form: LandingForm; label?: string; hint: string }) {
  const t = useWords('designer')
  return (
    <PictureField
      {...(label && { label })}
      invitation={t('logoDrop')}
      hint={hint}
      alt={t('logoAlt')}
      svg
      replace={t('logoChange')}
      {...form.getInputProps('logo')}
      value={form.values.logo}
      onError={(reason) => form.setFieldError('logo', reason)}
    />
  )
}

/** Both colours of a landing. */
export function LandingColours({ form: { values, errors, setFieldValue } }: { form: LandingForm }) {
  return (
    <ColourFields
      values={values}
      errors={errors}
      onChange={({ primary, secondary }) => {
        if (primary !== undefined) setFieldValue('primary', primary)
        if (secondary !== undefined) setFieldValue('secondary', secondary)
      }}
    />
  )
}

/** The language of a landing's pages. */
export function LanguageField({ form }: { form: LandingForm }) {
  const t = useWords('designer')
  return (
    <Radio.Group
      label={t('languageLabel')}
      description={t('languageHint')}
      descriptionProps={{ mt: 8 }}
      required
      {...form.getInputProps('language')}
    >
      <Group mt={12} gap={24}>
        <Radio value="es" label={t('spanish')} size="md" />
        <Radio value="en" label={t('english')} size="md" />
      </Group>
    </Radio.Group>
  )
}
