/** The address of the screen with what an operator takes from a landing to other places. */
export const sharePath = (landingId: number): string => `/app/landings/${landingId}/share`
