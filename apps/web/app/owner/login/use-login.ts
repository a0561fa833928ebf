import { antiForgeryCookie, login } from '@nelly/contract/accounts'
import { fieldErrors } from '@nelly/contract/field-words'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import { callApi } from '../session/call.ts'
import { placeToReturn } from '../session/return-place.ts'
import { keepSession } from '../session/session-storage.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Signs in with what the form holds and goes to the landings, or back to where a session ended; else tells why not, by field where it can. */
export function useLogin() {
  const say = useWords('login')
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()

  const told = (problem: unknown) => {
    const errors = problem instanceof ApiProblem && problem.status === 422 ? problem.errors : {}
    setErrors(errors)
    const wait = problem instanceof ApiProblem && problem.status === 429 && problem.message
    if (Object.keys(errors).length === 0) setFailure(wait || say('unexpected'))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(undefined)
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const read = login.body.safeParse(typed)
    if (!read.success) return setErrors(fieldErrors(read.error.issues, storedLanguage()))
    setErrors({})
    setPending(true)
    try {
      await callApi(antiForgeryCookie)
      const session = await callApi(login, { body: read.data })
      keepSession(session)
      await navigate(placeToReturn(session.user.id), { replace: true })
    } catch (problem) {
      told(problem)
    } finally {
      setPending(false)
    }
  }

  return { submit, pending, errors, failure }
}
