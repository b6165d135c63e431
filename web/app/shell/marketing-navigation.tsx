import * as t from '@talentplace/contract/core/messages/shell'
import { useCallback, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useBrand } from '../../platform/configuration/brand.ts'
import { useFlag } from '../../platform/configuration/configuration.ts'
import { useDismissal } from '../../ui/overlay/use-dismissal.ts'
import { marketingMenu, type MarketingLink } from './marketing-links.ts'
import styles from './marketing-navigation.module.css'

function Links({ links, onFollow }: { links: readonly MarketingLink[]; onFollow?: () => void }) {
  const { pathname } = useLocation()
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link to={to} className={styles.link} aria-current={to === pathname ? 'page' : undefined} onClick={onFollow}>
        {label}
      </Link>
    </li>
  ))
}

function Company({ links }: { links: readonly MarketingLink[] }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLLIElement>(null)
  const listId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismissal(root, open, close)
  return (
    <li ref={root} className={styles.company}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {t.company()}
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m4 6 4 4 4-4" />
        </svg>
      </button>
      <ul id={listId} className={styles.panel} hidden={!open}>
        <Links links={links} onFollow={close} />
      </ul>
    </li>
  )
}

/** A4.2: the header's links for people who aren't signed in, in the set the configuration says. */
export function MarketingNavigation() {
  const { name } = useBrand()
  const { links, company, after } = marketingMenu(useFlag('enable-new-footer-links'), name)
  return (
    <nav className={styles.navigation} aria-label={t.mainNavigation()}>
      <ul className={styles.links}>
        <Links links={links} />
        {company.length > 0 && <Company links={company} />}
        <Links links={after} />
      </ul>
    </nav>
  )
}
