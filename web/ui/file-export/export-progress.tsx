import * as t from '@talentplace/contract/shared/messages/files'
import styles from './file-export.module.css'
import type { Export } from './use-file-export.ts'

/** `Preparing 2,340 entries… 45%`, with a bar. */
export function ExportProgress({ made, noun }: { made: Pick<Export, 'rows_total' | 'progress'>; noun: string }) {
  const { rows_total, progress } = made
  const what = t.preparingRows({ count: rows_total, nouns: noun })
  return (
    <span className={styles.progress}>
      {t.progress({ what, percent: progress })}
      <progress className={styles.bar} max={100} value={progress} aria-label={what} />
    </span>
  )
}
