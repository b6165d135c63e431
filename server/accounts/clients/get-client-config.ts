import { staffRole } from '@talentplace/contract/accounts/users/staff-role'
import { relationshipSource } from '@talentplace/contract/accounts/clients/relationship-source'
import { getClientConfig } from '@talentplace/contract/accounts/clients/client-changes.routes'
import { clientSearchTypes } from '@talentplace/contract/accounts/clients/client-record.routes'
import { currency } from '@talentplace/contract/shared/money'
import { handle } from '../../platform/http/handler.ts'

export function getClientConfigOperation() {
  return handle(getClientConfig, () =>
    Promise.resolve({
      search_types: [...clientSearchTypes],
      currencies: currency.options,
      relationship_roles: staffRole.options,
      relationship_sources: relationshipSource.options,
    }),
  )
}
