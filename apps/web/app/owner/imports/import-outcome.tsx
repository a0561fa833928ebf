import { Button } from '@mantine/core'
import { exportRefusedRows, type Import } from '@nelly/contract/imports/imports'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { DownloadButton } from '../mutations/download-button.tsx'
import { fileOf } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { useWords } from '../words/use-words.ts'
import { OF_KIND } from './import-kinds.tsx'
import { useImportActions } from './use-import.ts'

/** What an import would store or stored, and what can be done with it now. */
export function ImportOutcome({ opened }: { opened: Import }) {
  const t = useWords('imports')
  const format = useFormatter()
  const { apply, undo } = useImportActions(opened)
  const { state, counts, questions, undoableUntil, kept, newVehicles } = opened
  const isOpen = state === 'open'
  const stores = counts.new + counts.changed
  return (
    <TitledCard title={t(isOpen ? 'steps.apply' : `states.${state}`)}>
      <p role="status">
        {apply.isPending ? t('applying', { count: stores }) : t('counted', counts)}
        {newVehicles > 0 && ` ${t('newVehicles', { count: newVehicles })}`}
      </p>
      {isOpen && questions.length > 0 && <p className="soft">{t('answerFirst')}</p>}
      {undoableUntil && (
        <p className="soft">
          {t('undoHint', { until: format.dateTime(new Date(undoableUntil), { dateStyle: 'long' }) })}
        </p>
      )}
      {kept.length > 0 && (
        <>
          <p>{t('kept')}</p>
          <ul className="bullets">
            {kept.map(({ vehicle, plate, customer, why }) => (
              <li key={`${vehicle} ${plate} ${customer}`}>
                {[vehicle, plate, customer].filter(Boolean).join(' · ')}: {t(`keptWhy.${why}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row filling">
        {isOpen && (
          <BusyButton
            busy={apply.isPending}
            disabled={questions.length > 0 || stores === 0}
            onClick={() => apply.mutate()}
          >
            {t('apply', { count: stores })}
          </BusyButton>
        )}
        {state === 'applied' && (
          <Button component={Link} to={OF_KIND[opened.kind].stored}>
            {t(`toStored.${opened.kind}`)}
          </Button>
        )}
        {undoableUntil && (
          <BusyButton
            variant="default"
            busy={undo.isPending}
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => undo.mutate()}
          >
            {t('undo')}
          </BusyButton>
        )}
        {counts.refused > 0 && (
          <DownloadButton
            file={() => fileOf(exportRefusedRows, { params: { importId: opened.id } })}
            name={`${t('refused.file')}-${opened.id}.csv`}
            failed={t('downloadFailed')}
          >
            {t('download')}
          </DownloadButton>
        )}
      </div>
    </TitledCard>
  )
}
