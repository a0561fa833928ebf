import '@mantine/core/styles.css'
import { Button, MantineProvider } from '@mantine/core'
export function LoginScreen() {
  return (
    <MantineProvider>
      <Button>Entrar</Button>
    </MantineProvider>
  )
}
