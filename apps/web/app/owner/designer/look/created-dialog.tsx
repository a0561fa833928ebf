import { Button, Modal, Text } from '@mantine/core'
import { SUCCESS_DIALOG_MILLISECONDS } from '@nelly/domain/limits'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../words/use-words.ts'

/** Says that the landing exists and goes on to its vehicles, by itself after a moment. */
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
    <Modal opened={shown} onClose={goOn} withCloseButton={false} aria-label={say('createdTitle')}>
      <div style={{ display: 'grid', justifyItems: 'center', gap: 12, padding: 16, textAlign: 'center' }}>
        <IconCircleCheck size={56} stroke={1.3} color="var(--mantine-color-petrol-7)" aria-hidden="true" />
        <Text component="h2" size="xl" fw={650}>
          {say('createdTitle')}
        </Text>
        <Text c="dimmed" mb={8}>
          {say('created', { name: created ?? '' })}
        </Text>
        <Button onClick={goOn} data-autofocus>
          {common('accept')}
        </Button>
      </div>
    </Modal>
  )
}
