/** Why nothing is backed up or restored, in one line for whoever asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
