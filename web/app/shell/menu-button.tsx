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

/** Opens the navigation over the page; what is in it comes with the first press. */
export function MenuButton({ who, always }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const Menu = menus[who]
  return (
    <>
      <div className={styles.place} data-who={who} data-always={always || undefined}>
        <IconButton aria-haspopup="dialog" aria-expanded={open} aria-label="Menu" onClick={() => setOpen(true)}>
          <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
        </IconButton>
      </div>
      <Suspense fallback={null}>{open && <Menu onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
