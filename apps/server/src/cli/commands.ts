import { backupCommand, restoreCommand } from './backup.ts'
import type { Command } from './command.ts'
import { addOwnerCommand, listOwnersCommand, resetFactorCommand, resetPasswordCommand } from './owner.ts'

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  'owner add': addOwnerCommand,
  'owner list': listOwnersCommand,
  'owner reset-password': resetPasswordCommand,
  'owner reset-factor': resetFactorCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
