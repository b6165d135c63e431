import { staffRole } from '@talentplace/contract/people/relationship.routes'
import { relationshipSource } from '@talentplace/contract/projects/relationship-source'
import { getClientConfig } from '@talentplace/contract/clients/staff/client-changes.routes'
import { clientSearchTypes } from '@talentplace/contract/clients/staff/client-record.routes'
import { currency } from '@talentplace/contract/shared/money'
import { handle } from '../../../platform/http/handler.ts'

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
