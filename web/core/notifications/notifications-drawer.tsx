import * as t from '@talentplace/contract/core/messages/notifications'
import * as titles from '@talentplace/contract/core/messages/titles'
import { IconChevronRight, IconLifebuoy, IconMessageHeart, IconSparkles, IconUsersGroup } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useConfiguration } from '../../platform/configuration/configuration.ts'
import { paths, type RoleArea } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSkeletons } from './notification-skeletons.tsx'
import { SendFeedbackForm } from './send-feedback-form.tsx'
import { useRecentNotifications } from './use-notifications.ts'
import lines from '../../ui/menu-line.module.css'
import styles from './notifications-drawer.module.css'

interface NotificationsDrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly area: RoleArea
  /** Shows notifications; else only what stands below them. */
  readonly withNotifications: boolean
  /** A2.10: where the person is offered early access; null where it isn't offered. */
  readonly earlyAccess: string | null
}

function Recent({ area, onClose }: Pick<NotificationsDrawerProps, 'area' | 'onClose'>) {
  const { data, error, refetch } = useRecentNotifications()
  if (error)
    return (
      <div className={styles.padded}>
        <LoadFailure message={failureMessage(error, t.notLoaded())} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <NotificationSkeletons rows={3} />
  if (data.notifications.length === 0) return <p className={styles.nothing}>{t.nothingNew()}</p>
  return (
    <ul className={styles.recent}>
      {data.notifications.map((each) => (
        <NotificationRow
          key={each.uuid}
          notification={each}
          to={paths.notification(area, each.uuid)}
          onOpen={onClose}
        />
      ))}
    </ul>
  )
}

function OutsideLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a className={`${lines.line} ${styles.way}`} href={href} rel="noopener">
      {icon}
      <span>{children}</span>
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </a>
  )
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** A5.1: the three most recent notifications, and the ways to us. */
export function NotificationsDrawer({
  opened,
  onClose,
  area,
  withNotifications,
  earlyAccess,
}: NotificationsDrawerProps) {
  const links = useConfiguration().data?.links
  const [writing, setWriting] = useState(false)
  const support = area === 'va' ? links?.va_support : links?.client_support
  return (
    <SideDrawer opened={opened} title={titles.notifications()} onClose={onClose}>
      {withNotifications && (
        <>
          <Recent area={area} onClose={onClose} />
          <div className={styles.all} onClickCapture={onClose}>
            <LinkButton variant="outline" fullWidth to={paths.notifications(area)}>
              {t.showAll()}
            </LinkButton>
          </div>
        </>
      )}
      <nav className={styles.ways} aria-label={t.helpAndFeedback()}>
        {writing ? (
          <SendFeedbackForm onCancel={() => setWriting(false)} />
        ) : (
          <button type="button" className={`${lines.line} ${styles.way}`} onClick={() => setWriting(true)}>
            <IconMessageHeart {...look} />
            <span>{t.sendFeedback()}</span>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </button>
        )}
        {earlyAccess !== null && (
          <Link className={`${lines.line} ${styles.way}`} to={earlyAccess} onClick={onClose}>
            <IconSparkles {...look} />
            <span>{t.joinEarlyAccess()}</span>
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
        {area === 'va' && links?.community_hub && (
          <OutsideLink href={links.community_hub} icon={<IconUsersGroup {...look} />}>
            {t.communityHub()}
          </OutsideLink>
        )}
        {support && (
          <OutsideLink href={`mailto:${support}`} icon={<IconLifebuoy {...look} />}>
            {t.contactUs()}
          </OutsideLink>
        )}
      </nav>
    </SideDrawer>
  )
}
