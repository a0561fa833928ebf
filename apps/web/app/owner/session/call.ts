import type { Route } from '@nelly/contract/call'
import { type Caller, type CallParts, callAs, fileAs, pageAs } from '../../api/call-api.ts'
import { storedLanguage } from '../words/language.ts'
import { storedSession } from './session-storage.ts'

/** Makes a call with the session of this device, in the language of its operator. */
export const callApi = <C extends Route>(call: C, parts?: CallParts<C>) => callAs(caller(), call, parts)

/** The same for one page of a list. */
export const pageOf = <C extends Route>(call: C, parts: CallParts<C>) => pageAs(caller(), call, parts)

/** The same for a response that is a file. */
export const fileOf = <C extends Route>(call: C, parts: CallParts<C>) => fileAs(caller(), call, parts)

const caller = (): Caller => ({ token: storedSession()?.token, language: storedLanguage() })
