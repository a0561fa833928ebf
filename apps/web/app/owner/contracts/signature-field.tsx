import { Button, Input } from '@mantine/core'
import { MOST_POINTS, type Strokes } from '@nelly/domain/contracts/signature'
import { useEffect, useId, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { useWords } from '../words/use-words.ts'
import css from './contracts.module.css'

interface SignatureFieldProps {
  isEmpty: boolean
  error: string | undefined
  onChange: (strokes: Strokes) => void
}

/** A field to draw a signature in, by finger, pen or mouse. */
export function SignatureField({ isEmpty, error, onChange }: SignatureFieldProps) {
  const t = useWords('contract')
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const told = useRef(onChange)
  told.current = onChange
  useEffect(() => {
    if (!canvas.current) return
    const field = canvas.current
    const made = new SignaturePad(field, { penColor: '#14171c' })
    pad.current = made
    const tell = () => told.current(strokesOf(made))
    made.addEventListener('endStroke', tell)
    // Points are in the pixels of the page, whatever it is drawn with.
    const watch = new ResizeObserver(() => {
      const drawn = made.toData()
      const ratio = Math.max(devicePixelRatio, 1)
      field.width = field.offsetWidth * ratio
      field.height = field.offsetHeight * ratio
      field.getContext('2d')?.scale(ratio, ratio)
      made.fromData(drawn)
    })
    watch.observe(field)
    return () => {
      watch.disconnect()
      made.off()
    }
  }, [])
  const clear = () => {
    pad.current?.clear()
    onChange([])
  }
  return (
    <Input.Wrapper
      label={t('drawing')}
      description={t('drawingHint')}
      error={error}
      required
      labelElement="div"
    >
      <canvas
        ref={canvas}
        id={id}
        role="img"
        aria-label={t(isEmpty ? 'drawingEmpty' : 'drawingDone')}
        className={css.canvas}
      />
      <Button variant="subtle" size="compact-sm" px={0} disabled={isEmpty} onClick={clear}>
        {t('clear')}
      </Button>
    </Input.Wrapper>
  )
}

/** What was drawn, a tenth of a pixel exact; a line that goes on beyond the field ends at its edge. */
function strokesOf(pad: SignaturePad): Strokes {
  const exact = (value: number) => Math.max(0, Math.round(value * 10) / 10)
  let left = MOST_POINTS
  return pad.toData().flatMap(({ points }) => {
    const stroke = points.slice(0, left).map(({ x, y }) => ({ x: exact(x), y: exact(y) }))
    left -= stroke.length
    return stroke.length > 0 ? [stroke] : []
  })
}
