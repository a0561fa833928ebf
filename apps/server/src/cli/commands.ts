import { backupCommand } from './backup.ts'
import type { Command } from './command.ts'
import { addOwnerCommand } from './owner-add.ts'
import { listOwnersCommand } from './owner-list.ts'
import { resetPasswordCommand } from './owner-reset-password.ts'
import { restoreCommand } from './restore.ts'

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  'owner add': addOwnerCommand,
  'owner list': listOwnersCommand,
  'owner reset-password': resetPasswordCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
