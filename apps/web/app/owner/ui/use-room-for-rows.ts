import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen has room for a table, which needs so many pixels; narrower ones show cards. */
export const useRoomForRows = (pixels = 768): boolean =>
  useMediaQuery(`(min-width: ${pixels}px)`, undefined, { getInitialValueInEffect: false })
