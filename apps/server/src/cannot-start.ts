/** Why the server or a command cannot do its work, which whoever runs it can mend: told in one line, without a stack. */
export class CannotStart extends Error {}
