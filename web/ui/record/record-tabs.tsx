import * as t from '@talentplace/contract/shared/messages/records'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import styles from './record-tabs.module.css'

export interface RecordTab {
  /** Its name in the address. */
  readonly id: string
  readonly label: string
  /** How much is behind it, where a number says so. */
  readonly count?: number | undefined
  readonly render: () => ReactNode
}

interface RecordTabsProps {
  /** Stays while tabs change: beside them, above them where the page is narrower than 1024 px. */
  readonly rail: ReactNode
  /** Only those with something behind them; the first one is what the record's own address shows. */
  readonly tabs: readonly [RecordTab, ...RecordTab[]]
}

/** A record in parts, each with an address (`?tab=time`): back, reload and a shared link bring the same one. */
export function RecordTabs({ rail, tabs }: RecordTabsProps) {
  const [search, setSearch] = useSearchParams()
  const [first] = tabs
  const { id: open } = tabs.find(({ id }) => id === search.get('tab')) ?? first

  function show(id: string | null): void {
    if (id === null || id === open) return
    // What the tab before narrowed by, or the page of its list, means nothing in the next one.
    setSearch(id === first.id ? {} : { tab: id }, { preventScrollReset: true })
  }

  return (
    <div className={styles.columns}>
      <div className={styles.rail}>{rail}</div>
      <Tabs
        value={open}
        onChange={show}
        keepMounted={false}
        variant="none"
        classNames={{ root: styles.tabs, list: styles.list, tab: styles.tab, panel: styles.panel }}
      >
        {tabs.length > 1 && (
          <Tabs.List aria-label={t.sections()}>
            {tabs.map(({ id, label, count }) => (
              <Tabs.Tab key={id} value={id}>
                {label}
                {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
        {tabs.map(({ id, render }) => (
          <Tabs.Panel key={id} value={id}>
            {id === open && render()}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}
