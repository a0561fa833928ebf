/** The types of photographs that the server accepts. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The types that it accepts as a logo or an icon. */
export const LOGO_TYPES: readonly string[] = [...PICTURE_TYPES, 'image/svg+xml']
