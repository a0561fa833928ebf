import { Stack, Title } from '@mantine/core'
import type { DrawerShift } from '@nelly/contract/ledger/drawer'
import { IconCash } from '@tabler/icons-react'
import { useState } from 'react'
import { PER_PAGE, useClosedDrawers, useOpenDrawers } from '../queries/use-drawers.ts'
import { IfMay } from '../roles/if-may.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages, usePage } from '../ui/pages.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { CloseDrawerForm } from './close-drawer-form.tsx'
import { DrawerCard } from './drawer-card.tsx'
import { OpenDrawerForm } from './open-drawer-form.tsx'

/** The cash of each place: the drawers that are open, and those that were counted. */
export function DrawerScreen() {
  const t = useWords('drawer')
  const desk = useWords('desk')
  const open = useOpenDrawers()
  const [closing, setClosing] = useState<DrawerShift>()
  // As it is now; what was typed stays where somebody else has closed it meanwhile.
  const counted = open.data?.find(({ id }) => id === closing?.id) ?? closing
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        before={<BackLink to="/app/desk" label={desk('title')} />}
        action={
          <IfMay call="openDrawer">
            <DialogButton label={t('open')}>{(close) => <OpenDrawerForm onClose={close} />}</DialogButton>
          </IfMay>
        }
      />
      <Stack gap={28}>
        {!open.data && <NotLoaded query={open} title={t('loadFailed')} />}
        {open.data?.length === 0 && (
          <EmptyState Icon={IconCash} title={t('emptyTitle')}>
            {t('empty')}
          </EmptyState>
        )}
        {open.data && open.data.length > 0 && (
          <ul className="list">
            {open.data.map((shift) => (
              <DrawerCard key={shift.id} shift={shift} onClose={() => setClosing(shift)} />
            ))}
          </ul>
        )}
        <ClosedDrawers />
      </Stack>
      <TitledDialog
        opened={closing !== undefined}
        onClose={() => setClosing(undefined)}
        title={counted ? t('closeNamed', { place: counted.placeName }) : t('close')}
      >
        {counted && <CloseDrawerForm shift={counted} onClose={() => setClosing(undefined)} />}
      </TitledDialog>
    </>
  )
}

/** The drawers that were counted, the newest first, in pages. */
function ClosedDrawers() {
  const t = useWords('drawer')
  const [page] = usePage()
  const closed = useClosedDrawers(page)
  return (
    <section className="list">
      <Title order={2} size="h3">
        {t('history')}
      </Title>
      {!closed.data && <NotLoaded query={closed} title={t('loadFailed')} />}
      {closed.data?.total === 0 && <p className="muted">{t('historyEmpty')}</p>}
      {closed.data && closed.data.items.length > 0 && (
        <ul className="list">
          {closed.data.items.map((shift) => (
            <DrawerCard key={shift.id} shift={shift} />
          ))}
        </ul>
      )}
      {closed.data && <Pages label={t('pages')} list={closed.data} perPage={PER_PAGE} />}
    </section>
  )
}
