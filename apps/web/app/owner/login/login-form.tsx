import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { useLogin } from './use-login.ts'

/** E-mail and password; the server's error of a field is shown below it. */
export function LoginForm() {
  const say = useWords('login')
  const { submit, pending, errors, failure } = useLogin()
  return (
    <form onSubmit={submit} noValidate aria-label={say('title')}>
      <Stack gap="md">
        {failure && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} variant="light">
            {failure}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={say('email')}
          autoComplete="username"
          autoFocus
          error={errors.email}
        />
        <PasswordInput
          name="password"
          label={say('password')}
          autoComplete="current-password"
          error={errors.password}
          visibilityToggleButtonProps={{ 'aria-label': say('togglePassword'), tabIndex: 0 }}
        />
        <BusyButton type="submit" size="md" mt={8} busy={pending} fullWidth>
          {say('enter')}
        </BusyButton>
      </Stack>
    </form>
  )
}
