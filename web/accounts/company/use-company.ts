import { useApi } from '../../platform/api/query.ts'
import { companyInput } from './company-read.ts'

/** The company of a client. */
export function useCompany(clientUuid: string) {
  return useApi('clients.getCompany', companyInput(clientUuid))
}
