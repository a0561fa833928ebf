import { Alert, Button, Progress } from '@mantine/core'
import { IconAlertCircle, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { TitledCard } from '../../ui/titled-card.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import css from './replay.module.css'
import { ReplayResult } from './replay-result.tsx'
import { useReplay } from './use-replay.ts'

/** What the rates as they are edited would have made of the last reservations. */
export function ReplayPage() {
  const t = useWords('rates')
  const { landingId, work } = useRates()
  const { replay, start, stop } = useReplay(landingId)
  const isRunning = replay?.state === 'running'
  const done = replay?.rows.length ?? 0
  return (
    <div className="stack">
      <TitledCard title={t('replay.title')}>
        <p className="muted">{t('replay.hint')}</p>
        {isRunning ? (
          <>
            <Progress
              value={replay.of > 0 ? (100 * done) / replay.of : 0}
              aria-label={t('replay.progress')}
              size="lg"
            />
            <p className="muted" role="status">
              {t('replay.done', { done, of: replay.of })}
            </p>
            <Button
              variant="default"
              className={css.button}
              leftSection={<IconPlayerStop size={18} />}
              onClick={stop}
            >
              {t('replay.stop')}
            </Button>
          </>
        ) : (
          <Button
            className={css.button}
            leftSection={<IconPlayerPlay size={18} />}
            onClick={() => start(work)}
          >
            {t(replay ? 'replay.again' : 'replay.start')}
          </Button>
        )}
        <div role="status" className="told">
          {replay?.state === 'stopped' && <p>{t('replay.stopped', { done, of: replay.of })}</p>}
          {replay && !isRunning && replay.work !== work && <p>{t('replay.edited')}</p>}
        </div>
        {(replay?.state === 'failed' || replay?.state === 'invalid') && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />}>
            {t(`replay.${replay.state}`)}
          </Alert>
        )}
      </TitledCard>
      {replay && !isRunning && <ReplayResult replay={replay} />}
    </div>
  )
}
