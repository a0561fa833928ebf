/**
 * What a member of an account may do, from most to least: everything; all but the team, the account and deletion for good; the
 * work at the desk; reading.
 */
export const ROLES = ['owner', 'manager', 'desk', 'viewer'] as const
export type Role = (typeof ROLES)[number]
