import { Button, Textarea } from '@mantine/core'
import type { Ledger } from '@nelly/contract/ledger/ledger'
import {
  declineSlip,
  MAX_DECLINE_WORDS,
  readSlipPicture,
  type TransferSlip,
} from '@nelly/contract/payments/transfer-slips'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useMoment } from '../dates/use-moment.ts'
import { renderFaults } from '../forms/to-first-fault.ts'
import { EntryForm } from '../ledger/entry-form.tsx'
import ledgerCss from '../ledger/ledger.module.css'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi, fileOf } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { useWords } from '../words/use-words.ts'
import css from './payments.module.css'

interface SlipItemProps {
  slip: TransferSlip
  ledger: Ledger
  reservation: OwnedReservationDetails
}

/** A slip that a customer sent: looked at, confirmed into the ledger, or declined with words. */
export function SlipItem({ slip, ledger, reservation }: SlipItemProps) {
  const t = useWords('payments')
  const moment = useMoment(reservation.timezone)
  const [opened, setOpened] = useState<'confirm' | 'decline'>()
  const { picture, show, isLoading } = useSlipPicture(slip)
  const close = () => setOpened(undefined)
  const name = moment(slip.sentAt)
  const isWaiting = slip.state === 'waiting'
  return (
    <li className={css.slip}>
      <div className="blocks">
        <strong>{t(`slips.${slip.state}`)}</strong>
        <span className="muted">{t('sentAt', { moment: name })}</span>
        {slip.declinedReason && <q className="as-typed">{slip.declinedReason}</q>}
      </div>
      {picture ? (
        <a href={picture} target="_blank" rel="noreferrer">
          <img src={picture} alt={t('slipAlt', { moment: name })} className={css.picture} />
        </a>
      ) : (
        <BusyButton
          variant="default"
          w="fit-content"
          busy={isLoading}
          leftSection={<IconPhoto size={18} stroke={1.7} aria-hidden="true" />}
          onClick={show}
        >
          {t('look')}
        </BusyButton>
      )}
      {isWaiting && !opened && (
        <IfMay call="confirmSlip">
          <div className="row filling">
            <Button variant="light" onClick={() => setOpened('confirm')}>
              {t('confirm')}
            </Button>
            <Button variant="default" onClick={() => setOpened('decline')}>
              {t('decline')}
            </Button>
          </div>
        </IfMay>
      )}
      {isWaiting && opened === 'confirm' && (
        <EntryForm ledger={ledger} reservation={reservation} kind="payment" slip={slip} onClose={close} />
      )}
      {isWaiting && opened === 'decline' && <DeclineForm slip={slip} onClose={close} />}
    </li>
  )
}

/** The address of a slip's photograph in this browser once it is loaded, as long as it is shown. */
function useSlipPicture({ id }: TransferSlip) {
  const t = useWords('payments')
  const [picture, setPicture] = useState<string>()
  const loading = useAction({
    run: () => fileOf(readSlipPicture, { params: { slipId: id } }),
    failed: t('lookFailed'),
    onDone: (file) => setPicture(URL.createObjectURL(file)),
  })
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  return { picture, show: () => loading.mutate(), isLoading: loading.isPending }
}

/** Why a slip is declined, for its customer. */
function DeclineForm({ slip, onClose }: { slip: TransferSlip; onClose: () => void }) {
  const t = useWords('payments')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const declining = useAction({
    run: () => callApi(declineSlip, { params: { slipId: slip.id }, body: { reason } }),
    subject: 'reservations',
    done: () => t('declined'),
    onDone: onClose,
  })
  const { error } = declining
  return (
    <div className={ledgerCss.form}>
      <DialogForm
        title={t('decline')}
        isChanged={!isMissing}
        failure={
          error && ((error instanceof ApiProblem && error.status < 500 && error.message) || t('failed'))
        }
        submit={t('decline')}
        pending={declining.isPending}
        isSteady={false}
        onSubmit={() => (isMissing ? renderFaults(() => setTried(true)) : declining.mutate())}
        onCancel={onClose}
      >
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          required
          autosize
          maxLength={MAX_DECLINE_WORDS}
          value={reason}
          error={isTried && isMissing ? t('reasonMissing') : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </DialogForm>
    </div>
  )
}
