import { useLocation } from 'react-router'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { AccountMenu } from '../../accounts/sessions/account-menu.tsx'
import { useEarlyAccessOffer } from '../../core/early-access/use-early-access-offer.ts'
import { NotificationBell } from '../../core/notifications/notification-bell.tsx'
import { PaletteButton, useActsForClient } from './palette-button.tsx'
import { areaHome, menuArea, type MenuArea } from './menu-area.ts'
import { TalentPool } from './talent-pool.tsx'

function Bell({ area }: { area: MenuArea }) {
  return <NotificationBell area={area} earlyAccess={useEarlyAccessOffer(areaHome(area))} />
}

/** A4.1: search (of staff), cart, bell and account of a signed-in person; loaded once there is one. */
export default function MemberActions({ user }: { user: SessionUser }) {
  const { pathname } = useLocation()
  const area = menuArea(pathname, user.permissions)
  const actsForClient = useActsForClient()
  return (
    <>
      {hasPermission(user.permissions, 'admin') && !actsForClient && <PaletteButton />}
      <TalentPool user={user} />
      {area && <Bell area={area} />}
      <AccountMenu user={user} />
    </>
  )
}
