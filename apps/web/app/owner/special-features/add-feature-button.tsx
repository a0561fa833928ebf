import { Button, type ButtonProps } from '@mantine/core'
import type { SpecialFeatureAnswer } from '@nelly/contract/specified/special-features'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { AddFeatureForm } from './add-feature-form.tsx'

interface AddFeatureButtonProps {
  look?: Pick<ButtonProps, 'variant' | 'size'>
  onAdded?: (feature: SpecialFeatureAnswer) => void
}

/** Opens the dialog that adds a feature to the catalogue. */
export function AddFeatureButton({ look, onAdded }: AddFeatureButtonProps) {
  const t = useWords('features')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...look} leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      <TitledDialog opened={open} onClose={close} title={t('add')}>
        <AddFeatureForm
          onCancel={close}
          onAdded={(feature) => {
            close()
            onAdded?.(feature)
          }}
        />
      </TitledDialog>
    </>
  )
}
