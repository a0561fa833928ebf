import { LoginScreen } from './login-screen.client.tsx'
export default function LoginRoute() {
  return <LoginScreen />
}
