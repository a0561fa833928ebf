import { type PlacesMap, placesMap } from '@nelly/domain/places-map'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import styles from './places-drawing.module.css'

/** Half the width of a mark. */
const MARK = 11
/** Where the scale and the arrow to the north are, from the edges. */
const INSET = 12

/** Where the places are to one another, as a drawing of our own; nothing where fewer than two are known. */
export function PlacesDrawing() {
  const { say } = useI18n()
  const map = placesMap(useLanding().places)
  if (!map) return null
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={say('places.drawing')}>
        <North map={map} />
        <Scale map={map} words={say('places.kilometres', { count: map.scale.kilometres })} />
        {map.places.map(({ name, x, y }, index) => (
          <g key={name}>
            <circle className={styles.mark} cx={x} cy={y} r={MARK} />
            <text className={styles.number} x={x} y={y} dy="0.35em">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.names}>
        {map.places.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figure>
  )
}

function North({ map: { width } }: { map: PlacesMap }) {
  const x = width - INSET
  return (
    <>
      <path className={styles.line} d={`M${x} ${INSET + 24}V${INSET}m-4 6l4 -6l4 6`} />
      <text className={styles.label} x={x} y={INSET + 38}>
        N
      </text>
    </>
  )
}

function Scale({ map: { height, scale }, words }: { map: PlacesMap; words: string }) {
  return (
    <>
      <path className={styles.line} d={`M${INSET} ${height - INSET - 6}v6h${scale.length}v-6`} />
      <text className={styles.label} x={INSET + scale.length / 2} y={height - INSET - 4}>
        {words}
      </text>
    </>
  )
}
