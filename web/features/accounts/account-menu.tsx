import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react'
import type { SessionUser } from '@talentplace/contract/accounts/session.routes'
import { announce } from '../../ui/live-region.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { signOut } from '../../platform/session/session.ts'
import { initialsOf } from './initials.ts'
import styles from './account-menu.module.css'

/** Closes what is open when Escape is pressed in it (giving focus back to its button) and when focus leaves it. */
function useDismissal(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    const element = root.current
    if (!open || !element) return undefined
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      close()
      element.querySelector('button')?.focus()
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) close()
    }
    element.addEventListener('keydown', escape)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('keydown', escape)
      element.removeEventListener('focusout', leave)
    }
  }, [root, open, close])
}

function leave(): void {
  announce('You are signed out')
  document.getElementById('main')?.focus({ preventScroll: true })
  void signOut()
}

/** A4.1: the person's name and Logout, behind their initials. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismissal(menu, open, close)

  useEffect(() => {
    if (open) panel.current?.querySelector('button')?.focus()
  }, [open])

  return (
    <div ref={menu} className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {initialsOf(user.full_name)}
        <VisuallyHidden> Account of {user.full_name}</VisuallyHidden>
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.name}>{user.full_name}</p>
        <p className={styles.email}>{user.email}</p>
        <button type="button" className={styles.logout} onClick={leave}>
          Logout
        </button>
      </div>
    </div>
  )
}
