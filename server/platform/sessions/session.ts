import type { ColleagueRole } from '@talentplace/contract/accounts/colleague-role'
import type { Language } from '@talentplace/contract/shared/i18n/language'
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
  /** What they do of their company's affairs; `everything` for whoever belongs to none. */
  readonly colleague_role: ColleagueRole
  /** The language of the account; null: none is chosen, or staff read. */
  readonly language: Language | null
  /** Staff who act in this person's place, at the checkout only; null: it is the person. */
  readonly impersonator_uuid: string | null
  /** They may do nothing else before two-step sign-in is set up. */
  readonly must_set_up_two_step: boolean
}

/** Where a session is begun, as its owner reads it; null: not known. */
export interface SessionOrigin {
  readonly device: string | null
  readonly address: string | null
}
