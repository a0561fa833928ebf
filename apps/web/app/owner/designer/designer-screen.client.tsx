import { Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { forgetLandingInProgress, landingInProgress } from '../landing/landing-in-progress.ts'
import { NotForRole } from '../roles/not-for-role.tsx'
import { useMay } from '../roles/use-membership.ts'
import { ask } from '../ui/question/open-question.ts'
import { useWords } from '../words/use-words.ts'
import { StepTrail } from './step-trail.tsx'

/** The frame of the wizard's steps: where one is, and how to leave; for whom may make no landing, the way back alone. */
export function DesignerScreen({ children }: { children: ReactNode }) {
  const t = useWords('designer')
  const titles = useWords('titles')
  const cancel = useCancelProcess()
  if (!useMay('createLanding'))
    return <NotForRole isPage call="createLanding" back={{ to: '/landings', label: titles('landings') }} />
  return (
    <>
      <Group justify="space-between" mb={24}>
        <StepTrail />
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink-soft)"
          leftSection={<IconX size={16} aria-hidden="true" />}
          onClick={cancel}
        >
          {t('cancel')}
        </Button>
      </Group>
      {children}
    </>
  )
}

/** Leaves the wizard for the list of landings; asks first where something is already saved. */
function useCancelProcess() {
  const t = useWords('designer')
  const navigate = useNavigate()
  const leave = () => {
    forgetLandingInProgress()
    void navigate('/landings')
  }
  return () => {
    if (!landingInProgress()) return leave()
    ask({
      title: t('cancelTitle'),
      question: t('cancelHint'),
      confirm: t('cancel'),
      cancel: t('keepGoing'),
      onConfirm: leave,
    })
  }
}
