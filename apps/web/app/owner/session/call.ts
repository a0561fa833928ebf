import type { Call } from '@nelly/contract/call'
import { type CallParts, callAs } from '../../api/call-api.ts'
import { storedLanguage } from '../words/language.ts'
import { storedSession } from './session-storage.ts'

/** Makes a call as whoever is signed in on this device, in their language. */
export const callApi = <C extends Call>(call: C, parts?: CallParts<C>) =>
  callAs({ token: storedSession()?.token, language: storedLanguage() }, call, parts)
