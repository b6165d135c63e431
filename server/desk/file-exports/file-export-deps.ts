import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { exportKinds, type ExportKindDeps, type ExportKinds } from './export-kinds.ts'

interface Platform {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly jobs: Jobs
  readonly sessions: SessionStore
}

export interface FileExportDeps extends Platform {
  readonly kinds: ExportKinds
  readonly brand: { readonly name: string }
}

export type FileExportPlatform = Platform & ExportKindDeps

export function fileExportDeps(platform: FileExportPlatform): FileExportDeps {
  return { ...platform, kinds: exportKinds(platform), brand: platform.configuration.brand }
}
