import { onlySignedOut } from '../session/guards.ts'
import { titled } from '../words/titles.ts'
import { LoginScreen } from './login-screen.client.tsx'

export const meta = titled('login')
export const clientMiddleware = [onlySignedOut]

export default LoginScreen
