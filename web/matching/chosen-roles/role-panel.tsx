import * as hoursText from '@talentplace/contract/matching/messages/hours'
import * as t from '@talentplace/contract/matching/messages/roles'
import { Checkbox } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { aboutHoursAWeek } from '../../platform/formatting/hours.ts'
import type { ChosenRole } from './chosen-roles.ts'
import styles from './role-panel.module.css'
import { TextButton } from '../../ui/text-button.tsx'
import { CandidateCount, RoleRow } from './role-row.tsx'

/** The monthly price of hours per role; the prices feature has one, and a page hands it in. */
export type PriceLine = ComponentType<{
  readonly hours: readonly number[]
  readonly rids: readonly number[]
  readonly asksForMore: boolean
}>

interface RolePanelProps {
  readonly roles: readonly ChosenRole[]
  readonly viewed: readonly number[]
  /** How many candidates all roles have together, null until known. */
  readonly total: number | null
  readonly counts: ReadonlyMap<number, number> | null
  readonly PriceLine: PriceLine
  readonly onViewAll: (all: boolean) => void
  readonly onToggle: (rid: number) => void
  readonly onRemove: (rid: number) => void
  readonly onAddRoles: () => void
  readonly onEditHours: () => void
}

function HoursTotal({ roles, PriceLine, onEditHours }: Pick<RolePanelProps, 'roles' | 'PriceLine' | 'onEditHours'>) {
  const hours = roles.flatMap((role) => role.hours ?? [])
  const sum = hours.reduce((total, each) => total + each, 0)
  const asksForMore = roles.some((role) => role.more)
  return (
    <div className={styles.total}>
      <div>
        <p className={styles.sum}>
          {asksForMore ? hoursText.totalOver({ hours: 100 }) : hoursText.total({ hours: sum })}
        </p>
        {!asksForMore && <p className={styles.aside}>{aboutHoursAWeek(sum)}</p>}
      </div>
      <div className={styles.price}>
        <PriceLine hours={hours} rids={roles.map((role) => role.id)} asksForMore={asksForMore} />
      </div>
      <TextButton size="small" className={styles.action} onClick={onEditHours}>
        <IconPencil size={16} stroke={1.75} aria-hidden="true" /> {t.editHours()}
      </TextButton>
    </div>
  )
}

/** B4.2: the chosen roles, which of them are viewed, their hours and what they cost. */
export function RolePanel(props: RolePanelProps) {
  const { roles, viewed, total, counts, onViewAll, onToggle, onRemove, onAddRoles } = props
  const all = roles.length > 0 && viewed.length === roles.length
  return (
    <section className={styles.panel} aria-labelledby="your-roles">
      <div className={styles.head}>
        <h2 id="your-roles" className={styles.title}>
          {t.yourRoles()}
        </h2>
        <TextButton size="small" className={styles.action} onClick={onAddRoles}>
          <IconPlus size={16} stroke={1.75} aria-hidden="true" /> {t.addRoles()}
        </TextButton>
      </div>
      {roles.length > 0 && (
        <>
          <ul className={styles.rows}>
            <li className={styles.row}>
              <Checkbox
                className={styles.check}
                checked={all}
                indeterminate={!all && viewed.length > 0}
                onChange={() => onViewAll(!all)}
                label={t.viewAll()}
                description={<CandidateCount count={total} />}
              />
            </li>
            {roles.map((role) => (
              <RoleRow
                key={role.id}
                role={role}
                count={counts === null ? null : (counts.get(role.id) ?? 0)}
                isViewed={viewed.includes(role.id)}
                onToggle={() => onToggle(role.id)}
                onRemove={() => onRemove(role.id)}
              />
            ))}
          </ul>
          <HoursTotal {...props} />
        </>
      )}
    </section>
  )
}
