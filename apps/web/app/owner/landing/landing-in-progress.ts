const KEYS = { id: 'landingId', name: 'landingName' } as const

/** The landing being made: the first step of the wizard starts it, the next steps continue it, also after a reload. */
export interface LandingInProgress {
  id: number
  /** Its address below the origin. */
  name: string
}

export function landingInProgress(): LandingInProgress | undefined {
  const id = Number(localStorage.getItem(KEYS.id))
  const name = localStorage.getItem(KEYS.name)
  return id > 0 && name ? { id, name } : undefined
}

export function keepLandingInProgress({ id, name }: LandingInProgress): void {
  localStorage.setItem(KEYS.id, String(id))
  localStorage.setItem(KEYS.name, name)
}

export function forgetLandingInProgress(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key)
}
