import { screenWords } from '../words/loaded-messages.ts'
import { titled } from '../words/titles.ts'
import { RatesScreen } from './rates-screen.client.tsx'

export const meta = titled('rates')
export const clientLoader = screenWords('landing', 'rates', 'rate-labels')

export default RatesScreen
