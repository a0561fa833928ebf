import { Slider } from '@mantine/core'
import type { SitePicture } from '@nelly/domain/site/sections'
import type { MouseEvent } from 'react'
import { storedUrl } from '../../words/stored-url.ts'
import { useWords } from '../../words/use-words.ts'
import css from './focus-field.module.css'

interface FocusFieldProps {
  picture: SitePicture
  onChange: (focus: SitePicture['focus']) => void
}

/** A picture with the point that is never cut off, which is set by a click in it or by two sliders. */
export function FocusField({ picture: { path, focus }, onChange }: FocusFieldProps) {
  const t = useWords('site')
  const point = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({
      x: Math.round(((clientX - left) / width) * 100),
      y: Math.round(((clientY - top) / height) * 100),
    })
  }
  return (
    <div className="row">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by the keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className={css.picture} onClick={point}>
        <img src={storedUrl(path)} alt="" />
        <span className={css.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <div className={css.sliders}>
        <p className="muted">{t('pictures.focus')}</p>
        {(['x', 'y'] as const).map((axis) => (
          <Slider
            key={axis}
            thumbLabel={t(`pictures.${axis}`)}
            label={(value) => `${value} %`}
            step={5}
            value={focus[axis]}
            onChange={(value) => onChange({ ...focus, [axis]: value })}
          />
        ))}
      </div>
    </div>
  )
}
