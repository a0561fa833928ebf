import { BusyButton } from '../ui/busy-button.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import 'react-easy-crop/react-easy-crop.css'
import { Button, Input, Slider } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useObjectUrl } from '../forms/use-object-url.ts'
import { useWords } from '../words/use-words.ts'
import css from './crop-form.module.css'

interface CropFormProps {
  file: File
  onCropped: (picture: File) => void
  onUnreadable: () => void
  onCancel: () => void
}

const MAX_ZOOM = 4

/** Crops a picture to a circle: it is dragged or moved by arrow keys, and enlarged by a slider. */
export function CropForm({ file, onCropped, onUnreadable, onCancel }: CropFormProps) {
  const t = useWords('settings')
  const common = useWords('common')
  const shown = useObjectUrl(file)
  const stage = useRef<HTMLDivElement>(null)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<PictureArea>()
  const ready = area !== undefined
  useEffect(() => {
    if (ready) stage.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [ready])
  const [drawing, setDrawing] = useState(false)
  const use = () => {
    if (!area) return
    setDrawing(true)
    void croppedPicture(file, area).then(onCropped, onUnreadable)
  }
  return (
    <>
      <div ref={stage} className={css.stage}>
        {shown && (
          <Cropper
            image={shown}
            crop={crop}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={10}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: css.circle ?? '' }}
            cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
            mediaProps={{ onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <Input.Label id="crop-zoom">{t('zoom')}</Input.Label>
      <Slider
        aria-labelledby="crop-zoom"
        thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
        label={null}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        thumbSize={24}
        value={zoom}
        onChange={setZoom}
      />
      <p className="muted spaced">{t('cropHint')}</p>
      <DialogButtons>
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <BusyButton onClick={use} disabled={!ready} busy={drawing}>
          {t('cropUse')}
        </BusyButton>
      </DialogButtons>
    </>
  )
}

/** A part of a picture, in its own pixels. */
interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

/** The width and height of an account's picture, in pixels. */
const SIDE = 512

/** Renders a square part of a picture; transparency is preserved. */
async function croppedPicture(file: File, { x, y, width, height }: PictureArea): Promise<File> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('There is nothing to draw with.')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, width, height, 0, 0, SIDE, SIDE)
  picture.close()
  const [type, name] = file.type === 'image/png' ? ['image/png', 'avatar.png'] : ['image/jpeg', 'avatar.jpg']
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new Error('The picture could not be drawn.')
  return new File([blob], name, { type })
}
