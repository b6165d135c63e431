import type { BackupPlace } from '../platform/backups/backup-place.ts'
import { openFolderPlace } from '../platform/backups/folder-place.ts'
import type { BackupRules } from './configuration.ts'

/** The folder or bucket that backups lie in; what speaks S3 is loaded only then. */
export async function openBackupPlace({ to, s3 }: Pick<BackupRules, 'to' | 's3'>): Promise<BackupPlace> {
  if (s3 === null) return openFolderPlace(to)
  const { openS3Place } = await import('../platform/backups/s3-place.ts')
  const { hostname, pathname } = new URL(to)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  return openS3Place(s3, hostname, prefix === '' ? '' : `${prefix}/`)
}
