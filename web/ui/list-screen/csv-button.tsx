import * as t from '@talentplace/contract/shared/messages/lists'
import { Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { CsvHeader } from '@talentplace/contract/shared/csv-header'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../notice/live-region.tsx'
import { notify } from '../notice/toast.ts'
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

const headers: readonly { readonly header: CsvHeader; readonly label: string }[] = [
  { header: 'labels', label: t.readableHeadings() },
  { header: 'keys', label: t.stableHeadings() },
]

/** Saves the filtered whole, its first line for people or for programs; a press while it is gathered gives it up. */
export function CsvButton<Row, SortKey extends string, Filters extends object>({
  list,
  state,
  disabled,
}: CsvButtonProps<Row, SortKey, Filters>) {
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function save(header: CsvHeader): Promise<void> {
    const own = (running.current = new AbortController())
    setProgress('0%')
    try {
      const onProgress = (done: number, count: number): void =>
        setProgress(`${Math.round((100 * done) / Math.max(count, 1))}%`)
      const text = await listCsv(list, state, { header, signal: own.signal, onProgress })
      saveFile(fileName(list.title), 'text/csv;charset=utf-8', text)
      announce(t.csvSaved())
    } catch {
      if (!own.signal.aborted) notify({ kind: 'error', message: t.csvFailed() })
    } finally {
      running.current = null
      setProgress(null)
    }
  }

  const icon = <IconDownload size={18} stroke={1.75} aria-hidden="true" />
  if (progress !== null) {
    return (
      <button type="button" className={styles.tool} onClick={() => running.current?.abort()}>
        {icon}
        {t.stop({ percent: progress })}
      </button>
    )
  }
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <button type="button" className={styles.tool} disabled={disabled}>
          {icon}
          {t.csv()}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {headers.map(({ header, label }) => (
          <Menu.Item key={header} onClick={() => void save(header)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
