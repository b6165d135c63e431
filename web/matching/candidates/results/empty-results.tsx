import * as t from '@talentplace/contract/matching/messages/candidates'
import { IconUsers } from '@tabler/icons-react'
import { paths } from '../../../platform/navigation/paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'

const icon = <IconUsers size={32} stroke={1.5} />

/** B4.5: roles are chosen, and none of them is checked. */
export function NoRoleSelected({ onViewAll }: { onViewAll: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title={t.noRoleViewed()}
      actions={
        <Button variant="outline" onClick={onViewAll}>
          {t.viewAllRoles()}
        </Button>
      }
    />
  )
}

/** B4.5: no role is chosen at all. */
export function NoRoles({ onAddRoles }: { onAddRoles: () => void }) {
  return <EmptyState icon={icon} title={t.noRoles()} actions={<Button onClick={onAddRoles}>{t.addRoles()}</Button>} />
}

/** B4.5: the search found nobody. */
export function NoMatches({ filters, onClearFilters }: { filters: number; onClearFilters: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title={t.noMatches()}
      actions={
        <>
          {filters > 0 && <Button onClick={onClearFilters}>{t.clearFilters()}</Button>}
          <LinkButton variant="outline" to={paths.contact()}>
            {t.bookCall()}
          </LinkButton>
        </>
      }
    >
      {filters > 0 ? t.tipFilters() : t.tipHours()}
    </EmptyState>
  )
}
