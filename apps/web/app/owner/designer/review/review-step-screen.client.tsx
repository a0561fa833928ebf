import { Button, Group } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useWords } from '../../words/use-words.ts'
import { NeedsLanding } from '../needs-landing.tsx'

/** The third step: the way to the whole landing as it will look. */
export function ReviewStepScreen() {
  const say = useWords('review')
  return (
    <NeedsLanding>
      {({ name }) => (
        <EmptyState
          Icon={IconEye}
          title={say('stepTitle')}
          action={
            <Group justify="center">
              <Button component={Link} to="/layout-designer/add-vehicles" variant="default">
                {say('backToVehicles')}
              </Button>
              <Button component={Link} to={`/review-component/${name}`}>
                {say('preview')}
              </Button>
            </Group>
          }
        >
          {say('stepLead')}
        </EmptyState>
      )}
    </NeedsLanding>
  )
}
