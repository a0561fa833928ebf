import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { InvitationScreen } from './invitation-screen.client.tsx'

export const meta = titled('invitation')
export const clientLoader = screenWords('team')

export default InvitationScreen
