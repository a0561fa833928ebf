import { PasswordInput } from '@mantine/core'
import { MAX_PASSWORD, MIN_PASSWORD } from '@nelly/domain/limits'
import { useWords } from '../words/use-words.ts'

/** The field in which somebody chooses a password. */
export function NewPassword({ error }: { error: readonly string[] | undefined }) {
  const t = useWords('comingIn')
  const login = useWords('login')
  return (
    <PasswordInput
      name="password"
      label={t('password')}
      description={t('passwordRule', { least: MIN_PASSWORD, most: MAX_PASSWORD })}
      autoComplete="new-password"
      error={error}
      visibilityToggleButtonProps={{ 'aria-label': login('togglePassword'), tabIndex: 0 }}
    />
  )
}
