import { listAccountsCommand, renameAccountCommand, resumeCommand, suspendCommand } from './accounts.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import type { Command } from './command.ts'
import { listMembersCommand, removeMemberCommand, setRoleCommand } from './members.ts'
import { addOwnerCommand, listOwnersCommand, resetFactorCommand, resetPasswordCommand } from './owner.ts'

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  'owner add': addOwnerCommand,
  'owner list': listOwnersCommand,
  'owner reset-password': resetPasswordCommand,
  'owner reset-factor': resetFactorCommand,
  'owner accounts': listAccountsCommand,
  'owner rename-account': renameAccountCommand,
  'owner suspend': suspendCommand,
  'owner resume': resumeCommand,
  'owner members': listMembersCommand,
  'owner set-role': setRoleCommand,
  'owner remove-member': removeMemberCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
