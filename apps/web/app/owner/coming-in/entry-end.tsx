import { Alert, Button, Stack, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'

interface EntryEndProps {
  title: string
  text: string
  isDone?: boolean
  /** Where it goes on, and what that is called. */
  to: string
  go: string
}

/** The end of coming in: what was done or is over, and where it goes on. */
export function EntryEnd({ title, text, isDone = false, to, go }: EntryEndProps) {
  return (
    <Stack gap="lg">
      <Title order={1}>{title}</Title>
      {isDone ? (
        <Alert role="status" variant="light" icon={<IconCircleCheck />}>
          {text}
        </Alert>
      ) : (
        <p className="soft">{text}</p>
      )}
      <Button component={Link} to={to} size="md" variant={isDone ? 'filled' : 'default'}>
        {go}
      </Button>
    </Stack>
  )
}
