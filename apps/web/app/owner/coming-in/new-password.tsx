import { PasswordInput } from '@mantine/core'
import { useWords } from '../words/use-words.ts'

/** The field in which somebody chooses a password. */
export function NewPassword({ error }: { error: readonly string[] | undefined }) {
  const t = useWords('comingIn')
  const login = useWords('login')
  return (
    <PasswordInput
      name="password"
      label={t('password')}
      description={t('passwordRule')}
      autoComplete="new-password"
      error={error}
      visibilityToggleButtonProps={{ 'aria-label': login('togglePassword'), tabIndex: 0 }}
    />
  )
}
