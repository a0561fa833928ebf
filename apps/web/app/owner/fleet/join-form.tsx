import { NativeSelect } from '@mantine/core'
import { type JoinPreview, type Pool, previewPoolJoin } from '@nelly/contract/pools/pools'
import type { PoolId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { RefusalAlert } from '../calendar/blocks/refusal-alert.tsx'
import { callApi } from '../session/call.ts'
import { DialogForm } from '../ui/dialog-form.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useWords } from '../words/use-words.ts'
import { useJoinPool } from './use-join-pool.ts'

interface JoinFormProps {
  pool: Pool
  /** The one that is proposed; without it, it is chosen. */
  twin: Pool | undefined
  pools: readonly Pool[]
  onDone: () => void
}

/** Chooses which cars are the same, shows what joining them does, and joins them. */
export function JoinForm({ pool, twin, pools, onDone }: JoinFormProps) {
  const t = useWords('fleet')
  const others = pools.filter(({ id }) => id !== pool.id)
  const [chosen, choose] = useState(twin?.id)
  const other = others.find(({ id }) => id === chosen)
  const preview = useJoinPreview(pool.id, chosen)
  const joining = useJoinPool(pool, onDone)
  const problem = joining.error ?? preview.error
  const refusal = problem instanceof ApiProblem && problem.status < 500 ? problem : undefined
  return (
    <DialogForm
      isChanged={false}
      isSteady={false}
      submit={t('joinConfirm')}
      pending={joining.isPending}
      disabled={!preview.data}
      failure={
        (refusal && <RefusalAlert failure={refusal.message} collisions={refusal.collisions} />) ||
        (joining.isError && t('joinFailed'))
      }
      onSubmit={() => chosen && joining.mutate(chosen)}
      onCancel={onDone}
    >
      <p className="soft">{t('joinLead')}</p>
      <NativeSelect
        label={t('otherCars')}
        value={chosen ?? ''}
        onChange={({ currentTarget }) =>
          choose(others.find(({ id }) => String(id) === currentTarget.value)?.id)
        }
        data={[
          ...(chosen ? [] : [{ value: '', label: t('choose') }]),
          ...others.map((one) => ({ value: String(one.id), label: nameOf(one) })),
        ]}
      />
      {chosen && !preview.isSuccess && !refusal && <NotLoaded query={preview} />}
      {other && preview.data && <WhatJoins pool={pool} other={other} {...preview.data} />}
    </DialogForm>
  )
}

/** What joining does now; nothing is kept, as others book meanwhile. */
const useJoinPreview = (poolId: PoolId, other: PoolId | undefined) =>
  useQuery({
    // No part of `pools`: afterwards, one of the two is gone.
    queryKey: ['join-preview', poolId, other],
    enabled: other !== undefined,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      other ? callApi(previewPoolJoin, { params: { poolId }, body: { poolId: other }, signal }) : null,
  })

interface WhatJoinsProps extends JoinPreview {
  pool: Pool
  other: Pool
}

/** How many cars there are afterwards, which of both are one, and who gets another car. */
function WhatJoins({ pool, other, units, numbers, displaced }: WhatJoinsProps) {
  const t = useWords('fleet')
  const plateOf = (number: number) =>
    pool.units[number - 1]?.plate ??
    other.units[numbers.indexOf(number)]?.plate ??
    t('unit', { unit: number })
  return (
    <>
      <p>
        <strong>{t('joinUnits', { count: units })}</strong>
      </p>
      <ul className="bullets">
        {Array.from({ length: units }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cars are named by their numbers.
          <li key={index}>
            {plateOf(index + 1)}:{' '}
            {t(sideOf(index + 1, pool, numbers), {
              one: nameOf(pool),
              other: nameOf(other),
            })}
          </li>
        ))}
      </ul>
      {displaced.length > 0 && <p>{t('joinMoves', { count: displaced.length })}</p>}
    </>
  )
}

/** Whether a car was of both pools, or of one of them. */
function sideOf(number: number, pool: Pool, numbers: readonly number[]): 'ofBoth' | 'ofOne' | 'ofOther' {
  if (number > pool.units.length) return 'ofOther'
  return numbers.includes(number) ? 'ofBoth' : 'ofOne'
}

/** A pool among others: its name, and the landings that offer it. */
const nameOf = ({ name, offers }: Pool): string =>
  [name, ...new Set(offers.map(({ landingName }) => landingName))].join(' · ')
