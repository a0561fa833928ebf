import { useInlineStyles } from '../../inline-styles.ts'

const PRECEDENCE = 'tones'

/** The class of a picture with these tones as its placeholder; empty where they are unknown. */
export const tonesClass = (tones: string | undefined): string =>
  tones && /^[0-9a-f]{9}$/.test(tones) ? `tones-${tones}` : ''

/** The style of that class, which React hoists into the page's head, once for all pictures that share it. */
export function Tones({ tones }: { tones: string | undefined }) {
  const styles = useInlineStyles()
  const name = tonesClass(tones)
  if (!tones || !name) return null
  const colours = [tones.slice(0, 3), tones.slice(3, 6), tones.slice(6)].map((colour) => `#${colour}`)
  const rule = `.${name}{background-image:linear-gradient(${colours})}`
  styles?.addHoisted(PRECEDENCE, rule)
  return (
    <style href={name} precedence={PRECEDENCE}>
      {rule}
    </style>
  )
}
