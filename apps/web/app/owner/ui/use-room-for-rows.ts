import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen has room for a table of this width in pixels; narrower ones show cards. */
export const useRoomForRows = (pixels = 768): boolean =>
  useMediaQuery(`(min-width: ${pixels}px)`, undefined, { getInitialValueInEffect: false })
