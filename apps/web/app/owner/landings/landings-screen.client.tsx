import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { forgetLandingInProgress } from '../landing/landing-in-progress.ts'
import { useMay } from '../roles/use-membership.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { useWords } from '../words/use-words.ts'
import { LandingList } from './landing-list.tsx'

/** All landings of an owner, and the button for a new one. */
export function LandingsScreen() {
  const t = useWords('landings')
  const mayAdd = useMay('createLanding')
  const add = mayAdd && (
    <Button
      component={Link}
      to="/layout-designer"
      onClick={forgetLandingInProgress}
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={add} />
      <LandingList add={add} />
    </>
  )
}
