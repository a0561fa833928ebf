import { Button, Input } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { PictureZone } from '../ui/picture-zone.tsx'
import { useWords } from '../words/use-words.ts'
import css from './logo-field.module.css'

const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml']

interface LogoFieldProps {
  label?: string
  /** Address of the logo to show, chosen or stored. */
  shown: string | undefined
  hint: string
  error: string | undefined
  onChoose: (file: File) => void
}

/** The logo, dropped or chosen. */
export function LogoField({ label, shown, hint, error, onChoose }: LogoFieldProps) {
  const say = useWords('designer')
  const open = useRef<() => void>(null)
  const [rejected, setRejected] = useState(false)
  return (
    <Input.Wrapper
      label={label}
      description={hint}
      error={rejected ? say('logoRejected') : error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <PictureZone
        label={say('logoDrop')}
        types={LOGO_TYPES}
        openRef={open}
        onPictures={([file], refused) => {
          setRejected(refused.length > 0)
          if (file) onChoose(file)
        }}
      >
        {shown ? (
          <img src={shown} alt={say('logoAlt')} className={css.logo} />
        ) : (
          <>
            <IconPhotoUp size={28} stroke={1.5} aria-hidden="true" />
            <span>{say('logoDrop')}</span>
          </>
        )}
      </PictureZone>
      {shown && (
        <Button variant="subtle" size="compact-sm" my={4} onClick={() => open.current?.()}>
          {say('logoChange')}
        </Button>
      )}
    </Input.Wrapper>
  )
}
