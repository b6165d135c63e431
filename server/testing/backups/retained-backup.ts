import type { RetainedBackup } from '../../platform/backups/manifest.ts'

/** A whole backup of that instant, restored for trial with these faults; null: not tried yet. */
export function retainedBackup(
  finished: string,
  about: { timeline?: number; stop?: string; issues?: string[] | null; segment?: string; files?: string[] } = {},
): RetainedBackup {
  const { timeline = 1, stop = '0/5000000', issues = [], segment = '000000010000000000000004', files = [] } = about
  return {
    manifest: {
      format: 1,
      id: finished.replaceAll(/[-:]/g, ''),
      product: '0',
      schema: '',
      database: '7',
      timeline,
      started: finished,
      finished,
      start_lsn: '0/4000000',
      stop_lsn: stop,
      start_segment: segment,
      last_segment: '000000010000000000000005',
      counted: null,
      parts: [],
      files: files.map((key) => ({ key, sha256: '0'.repeat(64) })),
      has_banking_key: false,
      cluster_bytes: 0,
      seconds: 0,
    },
    verification: issues && { at: finished, issues, seconds: 0, rows: 0 },
  }
}
