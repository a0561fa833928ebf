import { Button } from '@mantine/core'
import { confirmIdentity } from '@nelly/contract/team/sessions'
import { IconFingerprint } from '@tabler/icons-react'
import { useAction } from '../mutations/use-action.ts'
import { useWords } from '../words/use-words.ts'
import { callApi } from './call.ts'
import { provePasskey } from './passkey-proof.ts'
import { hasPasskeys, isDeclined } from './passkeys-here.ts'
import { PasswordForm } from './password-form.tsx'
import { useSecondFactors } from './use-second-factors.ts'

/** Asks for the password of whoever is signed in, or for a passkey where they have one. */
export function IdentityForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const t = useWords('session')
  const common = useWords('common')
  const factors = useSecondFactors()
  const byPasskey = useAction({
    run: async () => callApi(confirmIdentity, { body: await provePasskey() }),
    onDone: onConfirmed,
    failed: common('unreachable'),
    onFailed: isDeclined,
  })
  const hasOne = hasPasskeys() && (factors.data?.passkeys.length ?? 0) > 0
  return (
    <PasswordForm
      submit={t('confirm')}
      cancel={common('cancel')}
      run={({ password }) => callApi(confirmIdentity, { body: { password } })}
      onDone={onConfirmed}
      onCancel={onCancel}
    >
      {hasOne && (
        <Button
          variant="default"
          leftSection={<IconFingerprint size={18} aria-hidden="true" />}
          onClick={() => byPasskey.mutate()}
        >
          {t('byPasskey')}
        </Button>
      )}
    </PasswordForm>
  )
}
