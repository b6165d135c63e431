import type { Permission } from '@talentplace/contract/shared/permission'

/** The signed-in person as every operation sees them. */
export interface Session {
  readonly user_uuid: string
  readonly full_name: string
  readonly email: string
  readonly permissions: readonly Permission[]
  readonly avatar_id: number
  readonly client_uuid: string | null
  readonly is_primary_contact: boolean
  /** Staff who act in this person's place, at the checkout only; null: it is the person. */
  readonly impersonator_uuid: string | null
}
