import { Alert, Avatar, Group, PasswordInput, SimpleGrid, TextInput } from '@mantine/core'
import type { AccountAnswer } from '@nelly/contract/specified/profile'
import { MAX_PASSWORD, MIN_PASSWORD, RETENTION_MONTHS } from '@nelly/domain/limits'
import { IconAlertCircle } from '@tabler/icons-react'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import type { EditConflictsProps } from '../forms/edit/edit-conflicts.tsx'
import { EditConflicts } from '../forms/edit/edit-conflicts.tsx'
import { NumberField } from '../forms/number-field.tsx'
import type { FormPicture } from '../forms/picture.ts'
import { usePictureUrl } from '../forms/picture.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { FormSection } from '../ui/form-section.tsx'
import { useWords } from '../words/use-words.ts'
import { AvatarField } from './avatar-field.tsx'
import type { AccountEdit } from './use-account-form.ts'
import { useAccountForm } from './use-account-form.ts'

/** Asks which value stays of each field of the account that was changed elsewhere too. Passwords are never among them. */
function AccountConflicts({ edit }: Pick<EditConflictsProps<AccountEdit>, 'edit'>) {
  const t = useWords('settings')
  return (
    <EditConflicts
      edit={edit}
      label={t}
      shown={(field, values) =>
        field === 'avatar' ? <Shown picture={values.avatar} name={values.name} /> : values[field]
      }
    />
  )
}

const Shown = ({ picture, name }: { picture: FormPicture; name: string }) => (
  <Avatar src={usePictureUrl(picture) ?? null} alt="" name={name} />
)

/** The picture, the phone and the months are the account's, as is how long its sessions last. */
const OF_ACCOUNT = 'setSessionLength'

/** Name, phone, picture, password, and how long customers' data is kept. */
export function AccountForm({ account }: { account: AccountAnswer }) {
  const t = useWords('settings')
  const { form, autosave, submit, pending, failure, ...edit } = useAccountForm(account)
  const toggle = { 'aria-label': t('togglePassword'), tabIndex: 0 }
  return (
    <form noValidate onSubmit={submit} data-steady>
      <DraftOffer draft={autosave} of={t('profile')} />
      <FormSection title={t('profile')}>
        <ForRoles call={OF_ACCOUNT}>
          <AvatarField
            name={form.values.name}
            {...form.getInputProps('avatar')}
            value={form.values.avatar}
            onError={(reason) => form.setFieldError('avatar', reason)}
          />
        </ForRoles>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing="var(--field-gap)">
          <TextInput label={t('name')} autoComplete="name" required {...form.getInputProps('name')} />
          <ForRoles call={OF_ACCOUNT} isUntold>
            <TextInput
              type="tel"
              label={t('phone')}
              placeholder={t('phonePlaceholder')}
              autoComplete="tel"
              {...form.getInputProps('phone')}
            />
          </ForRoles>
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('passwordTitle')} hint={t('passwordHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing="var(--field-gap)">
          <PasswordInput
            label={t('password')}
            description={t('passwordRule', { least: MIN_PASSWORD, most: MAX_PASSWORD })}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label={t('confirmation')}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('confirmation')}
          />
        </SimpleGrid>
        {form.values.password !== '' && (
          <PasswordInput
            label={t('currentPassword')}
            description={t('currentPasswordHint')}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            required
            {...form.getInputProps('currentPassword')}
          />
        )}
      </FormSection>
      <FormSection title={t('privacy')} hint={t('privacyHint')}>
        <ForRoles call={OF_ACCOUNT}>
          <NumberField
            unit="count"
            inputMode="numeric"
            maw={320}
            label={t('retention')}
            description={t('retentionRule', RETENTION_MONTHS)}
            {...form.getInputProps('retention')}
          />
        </ForRoles>
      </FormSection>
      <AccountConflicts edit={edit} />
      <Group justify="flex-end" mb={32}>
        {failure && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} py={8} flex="1 1 260px">
            {failure}
          </Alert>
        )}
        <BusyButton type="submit" busy={pending}>
          {t('save')}
        </BusyButton>
      </Group>
    </form>
  )
}
