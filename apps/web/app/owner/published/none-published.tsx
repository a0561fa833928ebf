import { Button } from '@mantine/core'
import { IconRocket } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { useWords } from '../words/use-words.ts'

/** Shown where nothing was published, with a link back. */
export function NonePublished() {
  const say = useWords('published')
  return (
    <EmptyState
      isPage
      Icon={IconRocket}
      title={say('none')}
      action={
        <Button component={Link} to="/landings">
          {say('dashboard')}
        </Button>
      }
    />
  )
}
