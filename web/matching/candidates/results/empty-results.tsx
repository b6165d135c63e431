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
      title="Unable to show results without a role selected. Please select one or more roles."
      actions={
        <Button variant="outline" onClick={onViewAll}>
          View all roles
        </Button>
      }
    />
  )
}

/** B4.5: no role is chosen at all. */
export function NoRoles({ onAddRoles }: { onAddRoles: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title="Unable to show results without any roles. Please add more roles."
      actions={<Button onClick={onAddRoles}>Add roles</Button>}
    />
  )
}

/** B4.5: the search found nobody. */
export function NoMatches({ filters, onClearFilters }: { filters: number; onClearFilters: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title="It looks like we can't find candidates that match your search criteria"
      actions={
        <>
          {filters > 0 && <Button onClick={onClearFilters}>Clear filters</Button>}
          <LinkButton variant="outline" to={paths.contact()}>
            Book a call
          </LinkButton>
        </>
      }
    >
      {filters > 0
        ? 'Tip: adjust your filters to see more people, or book a call and we will look for you.'
        : 'Tip: ask for fewer hours or another role, or book a call and we will look for you.'}
    </EmptyState>
  )
}
