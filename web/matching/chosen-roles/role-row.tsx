import * as t from '@talentplace/contract/matching/messages/roles'
import { Checkbox } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import type { ChosenRole } from './chosen-roles.ts'
import styles from './role-panel.module.css'

/** 'N candidates', or a place held for it. */
export function CandidateCount({ count }: { count: number | null }) {
  if (count === null) return <Skeleton width={96} height={13} />
  return t.candidates({ count })
}

interface RoleRowProps {
  readonly role: ChosenRole
  readonly count: number | null
  readonly isViewed: boolean
  readonly onToggle: () => void
  readonly onRemove: () => void
}

/** B4.2: a role with its check box, count, hours and the way to take it away. */
export function RoleRow({ role, count, isViewed, onToggle, onRemove }: RoleRowProps) {
  const name = role.name ?? t.role()
  return (
    <li className={styles.row}>
      <Checkbox
        className={styles.check}
        checked={isViewed}
        onChange={onToggle}
        label={role.name ?? <Skeleton width={120} height={16} />}
        description={<CandidateCount count={count} />}
        wrapperProps={{ 'data-role': role.id }}
      />
      <span className={styles.hours}>{role.more ? t.hoursOver() : t.hours({ hours: role.hours ?? '?' })}</span>
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={t.removeRole({ role: name })}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </li>
  )
}
