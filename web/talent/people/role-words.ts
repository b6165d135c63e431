import type { StaffRole } from '@talentplace/contract/accounts/users/staff-role'

/** A2.15: as what staff look after someone. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  vsm: 'Assistant success',
  csm: 'Client success',
  sales: 'Sales',
  finance: 'Finance',
  admin: 'Administration',
}

/** The roles there are for each kind, the first one the one who answers for them. */
export const rolesOf = {
  assistant: ['vsm', 'csm', 'finance', 'admin'],
  client: ['csm', 'sales', 'finance', 'admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>
