import { Button, Text } from '@mantine/core'
import { SUCCESS_DIALOG_MILLISECONDS } from '@nelly/domain/limits'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './look.module.css'

/** Says that the landing exists and continues to its vehicles, automatically after a moment. */
export function CreatedDialog({ created }: { created: string | undefined }) {
  const say = useWords('designer')
  const common = useWords('common')
  const navigate = useNavigate()
  const goOn = () => void navigate('/layout-designer/add-vehicles')
  const shown = created !== undefined
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(
      () => void navigate('/layout-designer/add-vehicles'),
      SUCCESS_DIALOG_MILLISECONDS,
    )
    return () => clearTimeout(timer)
  }, [shown, navigate])
  return (
    <Dialog opened={shown} onClose={goOn} label={say('createdTitle')}>
      <div className={css.created}>
        <IconCircleCheck size={56} stroke={1.3} color="var(--mantine-color-petrol-7)" aria-hidden="true" />
        <Text component="h2" size="xl" fw={650}>
          {say('createdTitle')}
        </Text>
        <Text c="dimmed" mb={8}>
          {say('created', { name: created ?? '' })}
        </Text>
        <Button onClick={goOn}>{common('accept')}</Button>
      </div>
    </Dialog>
  )
}
