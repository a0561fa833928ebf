export const ALL = ['owner', 'manager', 'desk', 'viewer'] as const
/** Business figures are not for the desk. */
export const ALL_BUT_DESK = ['owner', 'manager', 'viewer'] as const
export const DESK = ['owner', 'manager', 'desk'] as const
export const MANAGER = ['owner', 'manager'] as const
/** Also of what is the account's in a call that all may make. */
export const OWNERS = ['owner'] as const
