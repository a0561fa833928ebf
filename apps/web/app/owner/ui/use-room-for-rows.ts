import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen has room for a table; narrower ones show cards. */
export const useRoomForRows = (): boolean =>
  useMediaQuery('(min-width: 768px)', undefined, { getInitialValueInEffect: false })
