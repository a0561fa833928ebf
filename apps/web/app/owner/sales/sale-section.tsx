import { Button } from '@mantine/core'
import type { OwnedReservationDetails } from '@nelly/contract/reservations/reservation'
import { drawSaleDocument, listSaleDocuments, type SaleDocuments } from '@nelly/contract/sales/sale-documents'
import type { ReservationId } from '@nelly/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMayPayBack } from '../ledger/use-may-pay-back.ts'
import { DownloadButton } from '../mutations/download-button.tsx'
import { IfMay } from '../roles/if-may.tsx'
import { fileOf } from '../session/call.ts'
import { callQuery } from '../session/call-query.ts'
import { LoadedSection } from '../ui/loaded-section.tsx'
import { useWords } from '../words/use-words.ts'
import { FiscalForm } from './fiscal-form.tsx'
import { SaleForm } from './sale-form.tsx'
import { SaleLine } from './sale-line.tsx'
import css from './sales.module.css'

/** The sale of a reservation: closed as a document, corrected by others, each with its fiscal receipt. */
export function SaleSection({ reservation }: { reservation: OwnedReservationDetails }) {
  const t = useWords('sales')
  const query = useQuery(
    callQuery(['reservations', 'sales', reservation.id], listSaleDocuments, {
      params: { reservationId: reservation.id as ReservationId },
    }),
  )
  return (
    <LoadedSection title={t('section')} query={query} failed={t('loadFailed')}>
      {(sales) => <Content sales={sales} reservation={reservation} />}
    </LoadedSection>
  )
}

interface ContentProps {
  sales: SaleDocuments
  reservation: OwnedReservationDetails
}

/** What is open: the form of the sale, or that of the fiscal receipt of a document. */
type Opened = 'sale' | { readonly fiscalOf: number }

function Content({ sales, reservation }: ContentProps) {
  const t = useWords('sales')
  const [opened, setOpened] = useState<Opened>()
  const mayPayBack = useMayPayBack()
  const { documents, charged, isChanged } = sales
  const [first] = documents
  const close = () => setOpened(undefined)
  const fiscal = typeof opened === 'object' ? documents.find(({ id }) => id === opened.fiscalOf) : undefined
  return (
    <>
      {!first && <p className="muted">{t(charged > 0 ? 'none' : 'nothing')}</p>}
      {isChanged && <p>{t('changed')}</p>}
      {first && (
        <ul className={css.list}>
          {documents.map((document) => (
            <SaleLine key={document.id} document={document}>
              <IfMay call="drawSaleDocument">
                <DownloadButton
                  isSmall
                  file={() => fileOf(drawSaleDocument, { params: { saleDocumentId: document.id } })}
                  name={`${t('file', { number: document.number })}.pdf`}
                  failed={t('fileFailed')}
                >
                  {t('file', { number: document.number })}
                </DownloadButton>
              </IfMay>
              {!opened && (
                <IfMay call="setFiscalNumber">
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    px={0}
                    onClick={() => setOpened({ fiscalOf: document.id })}
                  >
                    {t(document.fiscalNumber === null ? 'setFiscal' : 'changeFiscal')}
                  </Button>
                </IfMay>
              )}
            </SaleLine>
          ))}
        </ul>
      )}
      {fiscal && <FiscalForm key={fiscal.id} document={fiscal} onClose={close} />}
      {opened === 'sale' && (
        <SaleForm reservation={reservation} sales={sales} corrected={first} onClose={close} />
      )}
      {!opened && !first && charged > 0 && (
        <IfMay call="closeSale">
          <div className="row filling">
            <Button variant="light" onClick={() => setOpened('sale')}>
              {t('close')}
            </Button>
          </div>
        </IfMay>
      )}
      {!opened && first && mayPayBack && (
        <IfMay call="correctSale">
          <div className="row filling">
            <Button variant={isChanged ? 'light' : 'default'} onClick={() => setOpened('sale')}>
              {t('correct')}
            </Button>
          </div>
        </IfMay>
      )}
    </>
  )
}
