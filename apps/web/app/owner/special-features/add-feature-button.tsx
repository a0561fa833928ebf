import type { ButtonProps } from '@mantine/core'
import type { SpecialFeatureAnswer } from '@nelly/contract/specified/special-features'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useWords } from '../words/use-words.ts'
import { AddFeatureForm } from './add-feature-form.tsx'

interface AddFeatureButtonProps {
  look?: Pick<ButtonProps, 'variant' | 'size'>
  onAdded?: (feature: SpecialFeatureAnswer) => void
}

/** Opens the dialog that adds a feature to the catalogue. */
export function AddFeatureButton({ look, onAdded }: AddFeatureButtonProps) {
  const t = useWords('features')
  return (
    <DialogButton {...look} label={t('add')}>
      {(close) => (
        <AddFeatureForm
          onCancel={close}
          onAdded={(feature) => {
            close()
            onAdded?.(feature)
          }}
        />
      )}
    </DialogButton>
  )
}
