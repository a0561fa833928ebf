/** The address of the screen with what customers say of a landing. */
export const reviewsPath = (landingId: number): string => `/app/landings/${landingId}/reviews`
