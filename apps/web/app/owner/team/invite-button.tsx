import { NativeSelect, TextInput } from '@mantine/core'
import { type Invitation, inviteMember } from '@nelly/contract/team/members'
import type { Role } from '@nelly/domain/team/roles'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { callApi } from '../session/call.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import { roleChoices } from './role-name.ts'

/** Opens the dialog that invites somebody to the team. */
export function InviteButton() {
  const t = useWords('team')
  return <DialogButton label={t('invite')}>{(close) => <InviteForm onClose={close} />}</DialogButton>
}

/** Invites an address with a role; the server mails the link. */
function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useWords('team')
  const { form, ...edit } = useEditForm<{ email: string; role: Role }, Invitation>({
    stored: { values: { email: '', role: 'desk' } },
    validate: ({ email }) => (email.trim() === '' ? { email: t('emailMissing') } : {}),
    save: ({ values }) => callApi(inviteMember, { body: values }),
    subject: 'team',
    done: ({ email }) => t('invited', { email }),
    onDone: onClose,
    failed: t('invitationFailed'),
  })
  const { role } = form.values
  return (
    <DialogForm
      isChanged={edit.isChanged}
      pending={edit.pending}
      onSubmit={edit.submit}
      failure={edit.failure}
      submit={t('sendInvitation')}
      onCancel={onClose}
    >
      <TextInput
        type="email"
        label={t('email')}
        autoComplete="off"
        required
        data-autofocus
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label={t('role')}
        description={t(`explained.${role}`)}
        data={roleChoices()}
        {...form.getInputProps('role')}
      />
    </DialogForm>
  )
}
