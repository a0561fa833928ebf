import { Alert } from '@mantine/core'
import type { Collision } from '@nelly/contract/collision'
import { IconAlertCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { CollisionList } from './collision-list.tsx'

/** Why nothing was saved, with the reservations in the way; then it gets the focus, as on a phone it may be out of sight. */
export function RefusalAlert({ failure, collisions }: { failure: string; collisions: readonly Collision[] }) {
  const refusal = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (collisions.length > 0) refusal.current?.focus()
  }, [collisions])
  return (
    <Alert ref={refusal} tabIndex={-1} role="alert" color="red" variant="light" icon={<IconAlertCircle />}>
      {failure}
      {collisions.length > 0 && <CollisionList collisions={collisions} />}
    </Alert>
  )
}
