/** The kinds of photographs that the server takes. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The kinds that it takes as a logo or an icon. */
export const LOGO_TYPES: readonly string[] = [...PICTURE_TYPES, 'image/svg+xml']
