import { Button, Stack, Text } from '@mantine/core'
import { SUCCESS_DIALOG_MILLISECONDS } from '@nelly/domain/limits'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words/use-words.ts'

interface CreatedDialogProps {
  /** The name of the landing; undefined closes the dialog. */
  created: string | undefined
  onGoOn: () => void
}

/** Says that the landing exists and continues to its vehicles, automatically after a moment. */
export function CreatedDialog({ created, onGoOn }: CreatedDialogProps) {
  const t = useWords('designer')
  const common = useWords('common')
  const shown = created !== undefined
  const goOn = useEffectEvent(onGoOn)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => goOn(), SUCCESS_DIALOG_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <Dialog opened={shown} onClose={onGoOn} label={t('createdTitle')}>
      <Stack align="center" ta="center" gap={12} p={8}>
        <IconCircleCheck size={56} stroke={1.3} color="var(--mantine-color-petrol-7)" aria-hidden="true" />
        <Text component="h2" size="xl" fw={650}>
          {t('createdTitle')}
        </Text>
        <Text c="dimmed" mb={8}>
          {t('created', { name: created ?? '' })}
        </Text>
        <Button onClick={onGoOn}>{common('accept')}</Button>
      </Stack>
    </Dialog>
  )
}
