/** Why nothing is backed up or restored, in one line for whoever asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** What lies there was encrypted with a key that wasn't given: it isn't damaged. */
export class OtherKeyError extends BackupError {}
