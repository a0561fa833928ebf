import { screenWords } from '../../words/loaded-messages.ts'
import { titled } from '../../words/titles.ts'
import { SignUpScreen } from './sign-up-screen.client.tsx'

export const meta = titled('signUp')
export const clientLoader = screenWords('team')

export default SignUpScreen
