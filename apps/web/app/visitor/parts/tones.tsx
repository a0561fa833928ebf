import { useInlineStyles } from '../../inline-styles.ts'

const PRECEDENCE = 'tones'

/** The class of a picture that is seen in these tones until it is there; empty where nothing is known of them. */
export const tonesClass = (tones: string | undefined): string =>
  tones && /^[0-9a-f]{9}$/.test(tones) ? `tones-${tones}` : ''

/** The style of that class, which React puts into the page's head, once however many pictures share it. */
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
