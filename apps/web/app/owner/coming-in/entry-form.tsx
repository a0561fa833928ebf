import { Alert, Stack, Title } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'

export type FieldErrors = Readonly<Record<string, readonly string[]>>

interface EntryFormProps {
  title: string
  lead: string
  submit: string
  /** Sends what was typed, by field. */
  send: (typed: Readonly<Record<string, string>>) => Promise<unknown>
  /** The fields, with what the server says of each. */
  children: (errors: FieldErrors) => ReactNode
}

/** A form of whoever comes in: what was refused is said at its field, else above. Nothing that was typed is lost. */
export function EntryForm({ title, lead, submit, send, children }: EntryFormProps) {
  const login = useWords('login')
  const [pending, setPending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()

  const sendTyped = async (typed: Readonly<Record<string, string>>) => {
    setPending(true)
    setFailure(undefined)
    try {
      await send(typed)
    } catch (problem) {
      const isRefusal = problem instanceof ApiProblem && problem.status < 500 && problem.status > 0
      const ofFields = isRefusal ? problem.errors : {}
      setErrors(ofFields)
      if (Object.keys(ofFields).length === 0)
        setFailure((isRefusal && problem.message) || login('unexpected'))
    } finally {
      setPending(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void sendTyped(Object.fromEntries(typed))
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby="entry-title">
      <Stack gap="md">
        <Title order={1} id="entry-title">
          {title}
        </Title>
        <p className="soft">{lead}</p>
        {failure && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} variant="light">
            {failure}
          </Alert>
        )}
        {children(errors)}
        <BusyButton type="submit" size="md" mt={8} busy={pending}>
          {submit}
        </BusyButton>
      </Stack>
    </form>
  )
}
