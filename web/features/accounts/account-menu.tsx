import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { SessionUser } from '@talentplace/contract/accounts/session.routes'
import { announce } from '../../ui/live-region.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { signOut } from '../../platform/session/session.ts'
import { initialsOf } from './initials.ts'
import styles from './account-menu.module.css'

/** A4.1: the person's name and Logout, behind their initials. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (open) panel.current?.querySelector('button')?.focus()
  }, [open])

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  function closeWhenLeft(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  function leave(): void {
    setOpen(false)
    announce('You are signed out')
    void signOut()
  }

  return (
    <div className={styles.menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <button
        ref={button}
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
        <button type="button" className={styles.logout} onClick={leave}>Logout</button>
      </div>
    </div>
  )
}
