import * as t from '@talentplace/contract/accounts/messages/account-menu'
import * as titles from '@talentplace/contract/core/messages/titles'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { announce } from '../../ui/notice/live-region.tsx'
import { useDismissal } from '../../ui/overlay/use-dismissal.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LanguageLink } from '../../platform/languages/language-link.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { signOut } from '../../platform/session/session.ts'
import { initialsOf } from '../users/initials.ts'
import styles from './account-menu.module.css'

function leave(): void {
  announce(t.signedOut())
  document.getElementById('main')?.focus({ preventScroll: true })
  void signOut()
}

/** A4.1: the person's name, Logout, the other language, and for staff (A2.9) Change password and Your data, behind their initials. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const isStaff = hasPermission(user.permissions, 'admin')
  const close = useCallback(() => setOpen(false), [])
  useDismissal(menu, open, close)

  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('a, button')?.focus()
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
        <VisuallyHidden> {t.accountOf({ name: user.full_name })}</VisuallyHidden>
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!open}>
        <p className={styles.name}>{user.full_name}</p>
        <p className={styles.email}>{user.email}</p>
        {isStaff && (
          <Link to={paths.password()} className={styles.link} onClick={close}>
            {titles.changePassword()}
          </Link>
        )}
        {isStaff && (
          <Link to={paths.ownData('admin')} className={styles.link} onClick={close}>
            {titles.yourData()}
          </Link>
        )}
        <button type="button" className={styles.logout} onClick={leave}>
          {t.logout()}
        </button>
        <LanguageLink className={styles.link} />
      </div>
    </div>
  )
}
