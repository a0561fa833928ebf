import '@mantine/dropzone/styles.layer.css'
import { Button, Input } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { MAX_UPLOAD_BYTES } from '@nelly/domain/limits'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
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
      <Dropzone
        openRef={open}
        accept={LOGO_TYPES}
        maxSize={MAX_UPLOAD_BYTES}
        multiple={false}
        onDrop={([file]) => {
          setRejected(false)
          if (file) onChoose(file)
        }}
        onReject={() => setRejected(true)}
        className={css.drop}
        aria-label={say('logoDrop')}
        inputProps={{ 'aria-label': say('logoDrop') }}
        mb={4}
      >
        <div className={css.inside}>
          {shown ? (
            <img src={shown} alt={say('logoAlt')} className={css.logo} />
          ) : (
            <>
              <IconPhotoUp size={28} stroke={1.5} aria-hidden="true" />
              <span>{say('logoDrop')}</span>
            </>
          )}
        </div>
      </Dropzone>
      {shown && (
        <Button variant="subtle" size="compact-sm" my={4} onClick={() => open.current?.()}>
          {say('logoChange')}
        </Button>
      )}
    </Input.Wrapper>
  )
}
