import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen has room for a table of this width in pixels, more with larger letters; narrower ones show cards. */
export const useRoomForRows = (pixels = 768): boolean =>
  useMediaQuery(`(min-width: ${pixels / 16}em)`, undefined, { getInitialValueInEffect: false })
