import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import type { Language } from '@nelly/contract/wire'
import { type HexColour, mix, parseColour, readable, textOn } from '@nelly/domain/colours'
import { useWords } from '../words/use-words.ts'
import css from './landing-preview.module.css'
import { PreviewSearch } from './preview-search.tsx'
import { PreviewVehicle } from './preview-vehicle.tsx'

/** What a preview is drawn from. */
export interface PreviewedLanding {
  name: string
  /** Address of the logo; none until one is chosen. */
  logo: string | undefined
  primary: string
  secondary: string
  language: Language
  vehicles?: readonly OwnedVehicle[]
}

/** A landing as its visitors will know it, small and still: nothing in it can be pressed. */
export function LandingPreview({ landing }: { landing: PreviewedLanding }) {
  const say = useWords('preview')
  const name = landing.name.trim() || say('yourName')
  return (
    <section className={css.preview} aria-label={say('label')} style={colours(landing)}>
      <header className={css.header}>
        {landing.logo ? (
          <img className={css.logo} src={landing.logo} alt={name} />
        ) : (
          <span className={css.logoPlace}>{name}</span>
        )}
        <span className={css.language}>{landing.language.toUpperCase()}</span>
      </header>
      <div className={css.hero}>
        <p className={css.name}>{name}</p>
        <p className={css.heading}>{say(`${landing.language}.heading`)}</p>
      </div>
      <PreviewSearch language={landing.language} />
      {landing.vehicles && <Fleet language={landing.language} vehicles={landing.vehicles} />}
      <footer className={css.footer}>
        © {new Date().getFullYear()} {name}
      </footer>
    </section>
  )
}

function Fleet({ vehicles, language }: { vehicles: readonly OwnedVehicle[]; language: Language }) {
  const say = useWords('preview')
  return (
    <div className={css.fleet}>
      <h2 className={css.fleetTitle}>{say(`${language}.vehicles`)}</h2>
      {vehicles.length === 0 ? (
        <p className={css.none}>{say('noVehicles')}</p>
      ) : (
        <ul className={css.vehicles}>
          {vehicles.map((vehicle) => (
            <PreviewVehicle key={vehicle.id} vehicle={vehicle} language={language} />
          ))}
        </ul>
      )}
    </div>
  )
}

const NEUTRAL = { primary: '#5b6b6e' as HexColour, secondary: '#c9d2d3' as HexColour }
const WHITE = '#ffffff' as HexColour

/** The two colours and the shades made of them, as custom properties. */
function colours(landing: PreviewedLanding): Record<`--${string}`, string> {
  const primary = parsed(landing.primary, NEUTRAL.primary)
  const secondary = parsed(landing.secondary, NEUTRAL.secondary)
  return {
    '--primary': primary,
    '--on-primary': textOn(primary),
    '--primary-text': readable(primary, WHITE),
    '--secondary': secondary,
    '--deep': mix(primary, '#0b1416' as HexColour, 0.55),
    '--on-deep': textOn(mix(primary, '#0b1416' as HexColour, 0.55)),
    '--tint': mix(primary, WHITE, 0.93),
  }
}

function parsed(text: string, otherwise: HexColour): HexColour {
  const colour = parseColour(text)
  return colour.ok ? colour.value : otherwise
}
