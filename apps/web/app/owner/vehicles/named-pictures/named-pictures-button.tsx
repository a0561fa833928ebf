import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { IconPhotoPlus } from '@tabler/icons-react'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { screenWords } from '../../words/loaded-messages.ts'
import { useWords } from '../../words/use-words.ts'

const photographWords = screenWords('photographs')
const NamedPicturesForm = lazyPart(async () => {
  const [{ NamedPicturesForm }] = await Promise.all([import('./named-pictures-form.tsx'), photographWords()])
  return { default: NamedPicturesForm }
})

/** Opens the form of photographs whose names tell their vehicles. */
export function NamedPicturesButton(props: { landingId: number; vehicles: readonly OwnedVehicle[] }) {
  const t = useWords('vehicles')
  return (
    <DialogButton
      label={t('pictures.open')}
      title={t('pictures.title')}
      variant="default"
      leftSection={<IconPhotoPlus size={18} aria-hidden="true" />}
    >
      {(close) => <NamedPicturesForm {...props} onClose={close} />}
    </DialogButton>
  )
}
