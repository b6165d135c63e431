import * as t from '@talentplace/contract/core/messages/shell'
import { Suspense, lazy, useState, type ComponentType } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './menu-button.module.css'

type Menu = ComponentType<{ onClose: () => void }>
const menus: Record<'member' | 'visitor', Menu> = {
  member: lazy(() => import('./member-menu.tsx')),
  visitor: lazy(() => import('./marketing-menu.tsx')),
}

interface MenuButtonProps {
  readonly who: 'member' | 'visitor'
  /** Stands at every width: the page has no navigation beside it. */
  readonly always: boolean
}

/**
 * Opens the navigation over the page; what is in it comes with the first press. The browser tells later that a dialog was
 * closed: whoever has opened it again by then keeps the new one.
 */
export function MenuButton({ who, always }: MenuButtonProps) {
  const [opening, setOpening] = useState<number | null>(null)
  const Menu = menus[who]
  return (
    <>
      <div className={styles.place} data-who={who} data-always={always || undefined}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={opening !== null}
          aria-label={t.menu()}
          onClick={() => setOpening((last) => (last ?? 0) + 1)}
        >
          <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </IconButton>
      </div>
      <Suspense fallback={null}>
        {opening !== null && (
          <Menu key={opening} onClose={() => setOpening((last) => (last === opening ? null : last))} />
        )}
      </Suspense>
    </>
  )
}
