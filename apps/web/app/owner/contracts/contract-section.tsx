import { Button } from '@mantine/core'
import {
  type Contract,
  type Contracts,
  listContracts,
  makeContract,
} from '@nelly/contract/contracts/contracts'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMoment } from '../dates/use-moment.ts'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { LoadedSection } from '../ui/loaded-section.tsx'
import { useWords } from '../words/use-words.ts'
import { ContractButton } from './contract-button.tsx'
import css from './contracts.module.css'
import { SignForm } from './sign-form.tsx'

/** The contract of a reservation: made, read, signed, and made again where the reservation changed. */
export function ContractSection({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('contract')
  const query = useQuery(
    callQuery(['reservations', 'contracts', reservation.id, reservation.revision], listContracts, {
      params: { reservationId: reservation.id as ReservationId },
    }),
  )
  return (
    <LoadedSection title={t('title')} query={query}>
      {(contracts) => <Content {...contracts} reservation={reservation} />}
    </LoadedSection>
  )
}

function Content({
  contracts,
  isPossible,
  isChanged,
  reservation,
}: Contracts & { reservation: OwnedReservationDetails }) {
  const t = useWords('contract')
  const [signing, setSigning] = useState<string>()
  const valid = contracts.find(({ isVoid }) => !isVoid)
  const making = useAction({
    run: () => callApi(makeContract, { params: { reservationId: reservation.id as ReservationId } }),
    subject: 'reservations',
    done: ({ number }) => t('made', { number }),
    failed: t('makeFailed'),
    runAgain: 'after-double-click',
  })
  if (signing === valid?.number && valid && !valid.signed)
    return (
      <SignForm contract={valid} isMailed={reservation.email !== ''} onClose={() => setSigning(undefined)} />
    )
  const canSign = valid !== undefined && valid.signed === null && isPossible && !isChanged
  return (
    <>
      {contracts.length === 0 && <p className="muted">{t(isPossible ? 'none' : 'notPossible')}</p>}
      {isChanged && <p>{t(valid?.signed ? 'changedSigned' : 'changed')}</p>}
      {contracts.map((contract) => (
        <ContractLine key={contract.number} contract={contract} timezone={reservation.timezone} />
      ))}
      <div className="row filling">
        {isPossible && (!valid || isChanged) && (
          <IfMay call="makeContract">
            <BusyButton variant="light" busy={making.isPending} onClick={() => making.mutate()}>
              {t(valid ? 'renew' : 'make')}
            </BusyButton>
          </IfMay>
        )}
        {canSign && (
          <IfMay call="signContract">
            <Button variant="light" onClick={() => setSigning(valid.number)}>
              {t('sign')}
            </Button>
          </IfMay>
        )}
      </div>
    </>
  )
}

/** A contract with its files, and where it stands. */
function ContractLine({ contract, timezone }: { contract: Contract; timezone: string }) {
  const t = useWords('contract')
  const moment = useMoment(timezone)
  const { number, signed, isVoid, isErased, madeAt } = contract
  return (
    <div className="blocks">
      <strong>{number}</strong>
      <span className="muted">
        {[
          isVoid && t('void'),
          signed
            ? t('signed', { name: signed.name ?? t('erasedName'), moment: moment(signed.at) })
            : t('unsigned', { moment: moment(madeAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isErased ? (
        <span className="muted">{t('erased')}</span>
      ) : (
        <div className={css.files}>
          {signed && <ContractButton number={number} version="signed" />}
          <ContractButton number={number} version="unsigned" />
        </div>
      )}
    </div>
  )
}
