/** A file that is no backup, or one that cannot be trusted; the message says which, for whoever gave it. */
export class BadBackup extends Error {}
