import { IconAlertTriangle, IconChecklist, IconInfoCircle, IconMessageCircle, IconMoodSmile } from '@tabler/icons-react'
import type { NotificationIcon as IconName } from '@talentplace/contract/core/notifications/notification-types'
import styles from './notification-icon.module.css'

const icons = {
  discussion: IconMessageCircle,
  alert: IconAlertTriangle,
  happy: IconMoodSmile,
  info: IconInfoCircle,
  task: IconChecklist,
} as const

/** What a notification is about: told apart by tint and by shape. */
export function NotificationIcon({ icon }: { icon: IconName }) {
  const Icon = icons[icon]
  return (
    <span className={styles.icon} data-icon={icon}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </span>
  )
}
