// Source of all of these: rules.md, "Limits".

/** Pictures of one vehicle; at least one is needed. */
export const MAX_IMAGES = 12
/** Characters of a vehicle's description. */
export const MAX_DESCRIPTION = 255
/** How many characters of a title search engines show: a hint, not a limit. */
export const META_TITLE_HINT = 60
/** How many characters of a description search engines show: a hint, not a limit. */
export const META_DESCRIPTION_HINT = 160
/** The fewest characters of a password, and the most of a new one. */
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 128

/** For how many months after the return visitors' personal data may be kept; the default is two years. */
export const RETENTION_MONTHS = { least: 1, usual: 24, most: 120 }

/** How long before its end an open page warns that the session ends. */
export const SESSION_WARNING_SECONDS = 120
/** How often an open page checks whether its session is still valid. */
export const SESSION_CHECK_SECONDS = 60

/** The largest file, 10 MB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
/** The largest request, 120 MB: twelve pictures at their largest. */
export const MAX_REQUEST_BYTES = 120 * 1024 * 1024
/** The longest side of a picture. */
export const MAX_IMAGE_SIDE_PIXELS = 12_000
/** The largest area of a picture, 64 megapixels of 1024 by 1024: what phones call 50 or 64 has a little more than so many millions. */
export const MAX_IMAGE_PIXELS = 64 * 1024 * 1024

/** Vehicles on a landing's home page. */
export const HOME_VEHICLES = 3

/** How long a notification is shown. */
export const TOAST_MILLISECONDS = 3000
/** How long "copied" is shown. */
export const COPIED_MILLISECONDS = 3000
/** After how long the success dialog of the wizard continues by itself. */
export const SUCCESS_DIALOG_MILLISECONDS = 2000
/** How long the logout message is shown. */
export const LOGOUT_MILLISECONDS = 1000
/** The countdown before an owner without a landing is redirected to the wizard. */
export const REDIRECT_SECONDS = 7

/** How many new reservations a screen knows one by one, besides all up to an id; see decision 0134. */
export const MOST_KNOWN_RESERVATIONS = 100

/** The most characters of the name of a place. */
export const MAX_PLACE_LENGTH = 120
