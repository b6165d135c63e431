import { join } from 'node:path'
import type { FileStore } from '../platform/files/file-store.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import type { Configuration } from './configuration.ts'

/** The S3 store where it is configured, loaded only then; otherwise a folder beside the embedded database. */
export async function openFileStore({ s3, dataDir }: Pick<Configuration, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === null) return createFolderStore(join(dataDir, 'files'))
  const { createS3Store } = await import('../platform/files/s3-store.ts')
  return createS3Store(s3)
}
