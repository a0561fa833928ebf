/** For journeys with the transitions and smooth scrolling that most people see; the others ask for reduced motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const
