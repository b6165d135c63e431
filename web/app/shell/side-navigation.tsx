import * as t from '@talentplace/contract/core/messages/shell'
import { IconChevronDown, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useId, useLayoutEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { UnreadMessages } from '../../work/discussions/unread-messages.tsx'
import { EntryIcon } from './menu-icon.tsx'
import { useNamedList } from '../../ui/page/list-in-menu.ts'
import { currentAddress, type MenuEntry } from './menu.ts'
import { collapse } from './navigation-width.ts'
import { useMenu } from './use-menu.ts'
import lines from '../../ui/menu-line.module.css'
import styles from './side-navigation.module.css'

interface GroupProps {
  readonly entry: MenuEntry
  readonly current: string | null
  readonly onFollow?: (() => void) | undefined
}

function Group({ entry, current, onFollow }: GroupProps) {
  const here = entry.links.some(({ to }) => to === current)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const open = pressed ?? here
  const listId = useId()

  function press(): void {
    // A narrow navigation has no room for sub-links: it widens with the first press.
    collapse(false)
    setPressed(!open)
  }

  return (
    <li>
      <button
        type="button"
        className={`${lines.line} ${styles.entry}`}
        data-here={here || undefined}
        aria-expanded={open}
        aria-controls={listId}
        title={entry.label}
        onClick={press}
      >
        <EntryIcon icon={entry.icon} />
        <span className={styles.label}>{entry.label}</span>
        <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles.links} hidden={!open}>
        {entry.links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={to === current ? 'page' : undefined} onClick={onFollow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The entries of the navigation, wherever it stands. */
export function NavigationEntries({ entries, onFollow }: { entries: readonly MenuEntry[]; onFollow?: () => void }) {
  const { pathname } = useLocation()
  const current = currentAddress(entries, pathname, useNamedList())
  return (
    <ul className={styles.entries}>
      {entries.map((entry) =>
        entry.to === null ? (
          <Group key={entry.label} entry={entry} current={current} onFollow={onFollow} />
        ) : (
          <li key={entry.to}>
            <Link
              to={entry.to}
              className={`${lines.line} ${styles.entry}`}
              title={entry.label}
              aria-current={entry.to === current ? 'page' : undefined}
              onClick={onFollow}
            >
              <EntryIcon icon={entry.icon} />
              <span className={styles.label}>{entry.label}</span>
              {entry.icon === 'messages' && <UnreadMessages />}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

export interface SideNavigationProps {
  readonly narrow: boolean
  /** Called once it is known whether there is a navigation. */
  readonly onKnown: () => void
}

/** A4.5: the navigation beside the pages of a signed-in person, 17rem wide or 5rem narrow as they like it. */
export default function SideNavigation({ narrow, onKnown }: SideNavigationProps) {
  const entries = useMenu()
  const known = entries !== null
  // Before it is painted: the page beside it is unseen until then.
  useLayoutEffect(() => {
    if (known) onKnown()
  }, [known, onKnown])
  if (entries === null) return <span />
  if (entries.length === 0) return null
  const Sign = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className={styles.side} data-width={narrow ? 'narrow' : 'wide'} aria-label={t.mainNavigation()}>
      <NavigationEntries entries={entries} />
      <button
        type="button"
        className={`${lines.line} ${styles.entry}`}
        aria-expanded={!narrow}
        title={narrow ? t.expandNavigation() : t.collapseNavigation()}
        onClick={() => collapse(!narrow)}
      >
        <Sign size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>{narrow ? t.expandNavigation() : t.collapse()}</span>
      </button>
    </nav>
  )
}
