import { Button } from '@mantine/core'
import type { Pool } from '@nelly/contract/pools/pools'
import { IconCar, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { ImportLink } from '../imports/import-link.tsx'
import { usePools } from '../queries/use-pools.ts'
import { IfMay } from '../roles/if-may.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { FleetNav } from './fleet-nav.tsx'
import { JoinForm } from './join-form.tsx'
import { PoolCard } from './pool-card.tsx'
import { landingsOf, twinsOf } from './twins-of.ts'
import { UnofferedPool } from './unoffered-pool.tsx'

/** What the operator rents out: sets of interchangeable cars, and where each is offered. */
export function FleetScreen() {
  const t = useWords('fleet')
  const pools = usePools()
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} action={<ImportLink kind="fleet" />} />
      <FleetNav />
      {pools.isSuccess ? <Pools pools={pools.data} /> : <NotLoaded query={pools} />}
    </>
  )
}

function Pools({ pools }: { pools: readonly Pool[] }) {
  const t = useWords('fleet')
  const [joining, join] = useState<readonly [Pool, Pool | undefined]>()
  const close = () => join(undefined)
  const offered = pools.filter(({ offers }) => offers.length > 0)
  const others = pools.filter(({ offers }) => offers.length === 0)
  if (pools.length === 0) return <NoneYet />
  return (
    <>
      {twinsOf(pools).map(([one, twin]) => (
        <div key={one.id} className="card row spaced">
          <p className="grow">
            {t('twins', { name: one.name, landings: landingsOf(one), others: landingsOf(twin) })}
          </p>
          <IfMay call="joinPool">
            <Button
              variant="light"
              leftSection={<IconLink size={18} aria-hidden="true" />}
              onClick={() => join([one, twin])}
            >
              {t('areSame')}
            </Button>
          </IfMay>
        </div>
      ))}
      <ul className="tiles">
        {offered.map((pool) => (
          <PoolCard
            key={pool.id}
            pool={pool}
            canJoin={pools.length > 1}
            onJoin={() => join([pool, undefined])}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <details className="spaced">
          <summary className="spaced">{t('notOffered', { count: others.length })}</summary>
          <ul>
            {others.map((pool) => (
              <UnofferedPool key={pool.id} pool={pool} />
            ))}
          </ul>
        </details>
      )}
      <TitledDialog
        opened={joining !== undefined}
        onClose={close}
        title={t('joinTitle', { name: joining?.[0].name ?? '' })}
      >
        {joining && <JoinForm pool={joining[0]} twin={joining[1]} pools={pools} onDone={close} />}
      </TitledDialog>
    </>
  )
}

function NoneYet() {
  const t = useWords('fleet')
  return (
    <EmptyState Icon={IconCar} title={t('emptyTitle')} link={{ to: '/landings', label: t('toLandings') }}>
      {t('empty')}
    </EmptyState>
  )
}
