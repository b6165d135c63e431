import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../notice/live-region.tsx'
import { notify } from '../notice/snackbar.ts'
import { saveFile } from '../save-file.ts'
import { listCsv } from './list-csv.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListState } from './list-state.ts'
import styles from './list-screen.module.css'

interface CsvButtonProps<Row, SortKey extends string, Filters extends object> {
  readonly list: ListDefinition<Row, SortKey, Filters>
  readonly state: ListState
  readonly disabled: boolean
}

function fileName(title: string): string {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `talentplace-${words}-${new Date().toISOString().slice(0, 10)}.csv`
}

/** Saves the filtered whole; a second press while it is gathered gives it up. */
export function CsvButton<Row, SortKey extends string, Filters extends object>({
  list,
  state,
  disabled,
}: CsvButtonProps<Row, SortKey, Filters>) {
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function save(): Promise<void> {
    if (running.current) return running.current.abort()
    const own = (running.current = new AbortController())
    setProgress('0%')
    try {
      const onProgress = (done: number, count: number): void =>
        setProgress(`${Math.round((100 * done) / Math.max(count, 1))}%`)
      const text = await listCsv(list, state, { signal: own.signal, onProgress })
      saveFile(fileName(list.title), 'text/csv;charset=utf-8', text)
      announce('The CSV file is saved')
    } catch {
      if (!own.signal.aborted) notify({ kind: 'error', message: 'The CSV file could not be made. Please try again.' })
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  return (
    <button type="button" className={styles.tool} disabled={disabled} onClick={() => void save()}>
      <IconDownload size={18} stroke={1.75} aria-hidden="true" />
      {progress === null ? 'CSV' : `${progress} · Stop`}
    </button>
  )
}
