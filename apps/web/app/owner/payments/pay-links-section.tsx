import { Button } from '@mantine/core'
import type { Ledger } from '@nelly/contract/ledger/ledger'
import {
  listPayLinks,
  type NewPayLink,
  type PayLink,
  revokePayLink,
} from '@nelly/contract/payments/pay-links'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { formatMoney } from '@nelly/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useMoment } from '../dates/use-moment.ts'
import ledgerCss from '../ledger/ledger.module.css'
import { useAction } from '../mutations/use-action.ts'
import { IfMay } from '../roles/if-may.tsx'
import { callApi } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'
import { MadePayLink } from './made-pay-link.tsx'
import { PayLinkForm } from './pay-link-form.tsx'
import { SlipItem } from './slip-item.tsx'

interface PayLinksSectionProps {
  ledger: Ledger
  reservation: OwnedReservationDetails
}

/** How money was asked for by links, what customers sent, and a new link. */
export function PayLinksSection({ ledger, reservation }: PayLinksSectionProps) {
  const t = useWords('payments')
  const id = useId()
  const [isOpened, setOpened] = useState(false)
  const [made, setMade] = useState<NewPayLink>()
  const query = useQuery(
    callQuery(['reservations', 'pay-links', reservation.id], listPayLinks, {
      params: { reservationId: reservation.id as ReservationId },
    }),
  )
  if (!query.data) return query.isError ? <NotLoaded query={query} /> : null
  const { links, slips } = query.data
  return (
    <section aria-labelledby={id} className="list">
      <h4 id={id} className="title">
        {t('title')}
      </h4>
      {slips.length > 0 && (
        <ul className={ledgerCss.entries}>
          {slips.map((slip) => (
            <SlipItem key={slip.id} slip={slip} ledger={ledger} reservation={reservation} />
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={ledgerCss.entries}>
          {links.map((link) => (
            <OpenLink key={link.id} link={link} ledger={ledger} timezone={reservation.timezone} />
          ))}
        </ul>
      )}
      {made && <MadePayLink link={made} />}
      {isOpened && (
        <PayLinkForm
          ledger={ledger}
          reservation={reservation}
          onMade={setMade}
          onClose={() => setOpened(false)}
        />
      )}
      {!isOpened && (
        <IfMay call="createPayLink">
          <Button variant="default" w="fit-content" onClick={() => setOpened(true)}>
            {t('make')}
          </Button>
        </IfMay>
      )}
    </section>
  )
}

interface OpenLinkProps {
  link: PayLink
  ledger: Ledger
  timezone: string
}

/** A link that is open, and how it is revoked. */
function OpenLink({ link, ledger, timezone }: OpenLinkProps) {
  const t = useWords('payments')
  const moment = useMoment(timezone)
  const confirm = useDeleteQuestion()
  const revoking = useAction({
    run: () => callApi(revokePayLink, { params: { payLinkId: link.id } }),
    subject: 'reservations',
    done: () => t('revoked'),
    failed: t('revokeFailed'),
  })
  return (
    <li className={ledgerCss.entry}>
      <div className="blocks">
        <strong>
          {t(`kinds.${link.kind}`)}: {formatMoney({ minor: link.due, currency: ledger.currency })}
        </strong>
        <span className="muted">{t('until', { moment: moment(link.expiresAt) })}</span>
        <span className="muted">
          {t(link.createdBy ? 'madeBy' : 'madeByCustomer', {
            who: link.createdBy ?? '',
            moment: moment(link.createdAt),
          })}
        </span>
        <IfMay call="revokePayLink">
          <div>
            <BusyButton
              variant="subtle"
              size="compact-sm"
              px={0}
              busy={revoking.isPending}
              onClick={() =>
                confirm({
                  title: t('revokeTitle'),
                  question: t('revokeQuestion'),
                  confirm: t('revoke'),
                  onConfirm: () => revoking.mutate(),
                })
              }
            >
              {t('revoke')}
            </BusyButton>
          </div>
        </IfMay>
      </div>
    </li>
  )
}
