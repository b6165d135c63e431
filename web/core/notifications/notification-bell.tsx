import * as t from '@talentplace/contract/core/messages/notifications'
import * as titles from '@talentplace/contract/core/messages/titles'
import { IconBell } from '@tabler/icons-react'
import { Suspense, lazy, useState } from 'react'
import type { RoleArea } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useHasNotifications, useRecentNotifications } from './use-notifications.ts'
import styles from './notification-bell.module.css'

const Drawer = lazy(async () => ({ default: (await import('./notifications-drawer.tsx')).NotificationsDrawer }))

const maxVisible = 99

interface NotificationBellProps {
  readonly area: RoleArea
  /** A2.10: where the person is offered early access; null where it isn't offered. */
  readonly earlyAccess: string | null
}

/** A4.1: the bell with how many notifications wait; opens the drawer, whose code comes with the first press. */
export function NotificationBell({ area, earlyAccess }: NotificationBellProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const withNotifications = useHasNotifications()
  const { user } = useSession()
  const { data } = useRecentNotifications()
  const unread = data?.unread ?? 0
  useArrivals(user?.uuid ?? null, data)
  const name = withNotifications ? titles.notifications() : t.helpAndFeedback()
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-expanded={drawer === 'open'}
        aria-label={unread > 0 ? t.bellUnread({ name, count: unread }) : name}
        onClick={() => setDrawer('open')}
      >
        <IconBell size={22} stroke={1.75} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > maxVisible ? `${maxVisible}+` : unread}
          </span>
        )}
      </IconButton>
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <Drawer
            opened={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            area={area}
            withNotifications={withNotifications}
            earlyAccess={earlyAccess}
          />
        </Suspense>
      )}
    </>
  )
}
